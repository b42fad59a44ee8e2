{{-- The styles of the pages that mails link to, served as a file because a site's policy may forbid inline styles. --}}
:root { color-scheme: light dark; --text: #1b2330; --muted: #586273; --surface: #fff; --ground: #f3f5f8; --border: #858e9b; --accent: #1d4f9e; --on-accent: #fff; --danger: #b3261e; --success: #1a6b3c }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8ecf2; --muted: #aab4c2; --surface: #1c222b; --ground: #12161c; --border: #76808e; --accent: #8db8ff; --on-accent: #0b1a33; --danger: #ff9a92; --success: #7fd6a1 }
}
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 560px; margin: 0 auto; padding: 24px; background: var(--surface); border-radius: 12px; overflow-wrap: anywhere }
main.wide { max-width: 1100px }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.3 }
h2 { margin: 24px 0 8px; font-size: 16px }
p { margin: 0 0 12px }
.muted { color: var(--muted) }
.problem { color: var(--danger) }
.done { color: var(--success); font-weight: 600 }
label { display: block; margin: 0 0 4px; font-weight: 600 }
input, select { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--border); border-radius: 8px; background: transparent; color: inherit; font: inherit }
button { min-height: 44px; margin: 16px 0 0; padding: 8px 20px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer }
button.quiet { border: 1px solid var(--border); background: none; color: inherit }
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
ul, ol { margin: 0; padding: 0 0 0 20px }
.filters { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 0 0 16px }
.filters div { flex: 1 1 150px }
section { margin: 24px 0 0; padding: 8px 0 0; border-top: 1px solid var(--border) }
.foot { max-width: 560px; margin: 24px auto 0; font-size: 14px }
article { margin: 16px 0 0; padding: 16px 0 0; border-top: 1px solid var(--border) }
article h2 { margin: 0 }
article p { margin: 0 }
.message { margin: 8px 0; white-space: pre-line }
nav { display: flex; gap: 24px; margin: 24px 0 0 }
