/**
 * A listing's page: its photos in a full-screen viewer, the photo counter, hearts, sharing, and
 * keeping the focus above the bar.
 */
import "./hearts.js";

const photos = document.querySelector(".site-photos:not(.site-photos--none)");
if (photos) showPhotos(photos);
document.querySelector("[data-share]")?.addEventListener("click", share);
leadBack(document.querySelector(".site-trail a"));
const form = document.querySelector("#contacto .site-screen");
const bar = document.querySelector(".site-bar");
if (form && bar) hideAt(form, bar);
addEventListener("keyup", ({ key }) => {
  // For a text area, the browser only brings the caret into view. This brings in the whole of it,
  // which the page's scroll-padding keeps above the bar.
  if (key === "Tab") document.activeElement.scrollIntoView({ block: "nearest" });
});

function showPhotos(section) {
  const track = section.querySelector(".site-photos__track");
  const links = [...track.querySelectorAll("a")];
  countIn(track, section.querySelector(".site-photos__count span"), links.length);
  section.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = links.indexOf(event.target.closest("a"));
    if (at < 0 && !event.target.closest(".site-photos__count")) return;
    event.preventDefault();
    open(section.dataset.title, links, Math.max(0, at));
  });
}

/**
 * While the strip is swiped, writes the counter, such as "3/6", and the photo's index (here 2) to
 * `data-at`.
 */
function countIn(track, output, count) {
  const write = () => {
    const at = Math.round(track.scrollLeft / track.clientWidth);
    track.dataset.at = at;
    output.textContent = `${at + 1}/${count}`;
  };
  track.addEventListener("scroll", write, { passive: true });
  return write;
}

function open(title, links, first) {
  const viewer = document.createElement("dialog");
  viewer.className = "site-viewer";
  viewer.setAttribute("aria-label", `Fotografias: ${title}`);
  const track = document.createElement("ul");
  track.tabIndex = 0;
  track.append(...links.map(photoOf));
  const output = document.createElement("p");
  output.setAttribute("role", "status");
  const turn = (by) => track.scrollBy({ left: by * track.clientWidth });
  const bar = document.createElement("div");
  bar.append(
    output,
    button("Fotografia anterior", "‹", () => turn(-1)),
    button("Fotografia seguinte", "›", () => turn(1)),
    button("Fechar", "×", () => viewer.close()),
  );
  viewer.append(track, bar);
  viewer.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    // The strip would also scroll by itself.
    event.preventDefault();
    turn(by);
  });
  viewer.addEventListener("close", () => {
    viewer.remove();
    links[track.dataset.at]?.focus();
  });
  document.body.append(viewer);
  viewer.showModal();
  track.scrollLeft = first * track.clientWidth;
  countIn(track, output, links.length)();
  track.focus();
}

function photoOf(link) {
  const item = document.createElement("li");
  const image = document.createElement("img");
  image.src = link.href;
  image.alt = link.querySelector("img").alt;
  item.append(image);
  return item;
}

function button(label, text, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.setAttribute("aria-label", label);
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
}

/** Makes the link lead to the search that the visitor came from. */
function leadBack(link) {
  if (!link || !document.referrer) return;
  const from = new URL(document.referrer);
  if (from.origin === location.origin && from.pathname === link.pathname) link.href = from.href;
}

/** Hides the bar while the form that it leads to is in view. */
function hideAt(form, bar) {
  new IntersectionObserver(([entry]) => bar.toggleAttribute("data-at-form", entry.isIntersecting), {
    rootMargin: `0px 0px -${bar.offsetHeight}px`,
  }).observe(form);
}

async function share({ currentTarget: control }) {
  const shared = { title: document.title, url: location.href.replace(/#.*$/, "") };
  try {
    if (navigator.share) await navigator.share(shared);
    else {
      await navigator.clipboard.writeText(shared.url);
      control.textContent = "Ligação copiada.";
    }
  } catch (problem) {
    // An `AbortError` means that the visitor closed the sheet. After any other error, the URL is
    // shown for copying by hand.
    if (problem.name !== "AbortError") control.textContent = shared.url;
  }
}
