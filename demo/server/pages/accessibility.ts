/**
 * The accessibility statement, in the form of Decreto-Lei n.º 83/2018 (docs/law.md#the-accessibility-statement). Its tests are
 * those of tests/browser/site-pages.spec.ts and the widgets' specs; a change of them changes it.
 */
import { HEAD_OFFICE } from "../agency.ts";
import { type Html, html } from "../html.ts";
import { layout, mailLink, telephoneLink } from "./layout.ts";

/** Returns the page that every footer links. */
export function accessibilityPage(): Html {
  return layout({
    title: "Declaração de acessibilidade",
    description: "O que foi testado neste site, como, quando, e o que ainda falha.",
    path: "/acessibilidade",
    main: html`<section class="site-section site-section--page"><div class="site-wrap site-article">${accessibilityStatement()}</div></section>`,
  });
}

/** Returns the text; the Laravel site shows the same. */
export function accessibilityStatement(): Html {
  return html`<h1 class="site-h1">Declaração de acessibilidade</h1>
<p>A Cal e Maré (agência fictícia, site de demonstração) compromete-se a disponibilizar este site de acordo com o Decreto-Lei n.º 83/2018, de 19 de outubro, e com o Decreto-Lei n.º 82/2022, de 6 de dezembro. A declaração aplica-se a todas as páginas deste endereço.</p>
<h2>Estado de conformidade</h2>
<p>O site está <strong>parcialmente conforme</strong> com as Diretrizes de Acessibilidade para o Conteúdo da Web (WCAG) 2.2, nível AA, devido às não conformidades que se seguem.</p>
<h2>Conteúdo não acessível</h2>
<ul>
<li>As fotografias dos imóveis têm um texto alternativo que indica o imóvel e a posição («fotografia 2 de 6»), mas não o que se vê (critério 1.1.1).</li>
<li>O gráfico «Capital e juros por ano» da calculadora não se lê ponto a ponto: a tabela «Ver os valores por ano» diz o mesmo.</li>
<li>O CV de uma candidatura é escrito por quem se candidata e pode não ser acessível a quem o lê.</li>
</ul>
<h2>O que foi testado, como e quando</h2>
<ul>
<li>Ferramenta automática: axe-core, em todas as páginas do site e nos estados dos componentes (formulários com erros, menus e painéis abertos, simulação completa), sem erros detetados. O teste repete-se a cada alteração do projeto; última revisão desta lista em 23 de novembro de 2026.</li>
<li>Teclado: pesquisa, filtros, paginação, fotografias e formulários percorridos só com o teclado, com o foco sempre visível e nunca tapado.</li>
<li>Texto a 200 % e larguras de 320 e 360 píxeis, sem deslocamento horizontal da página; temas de contraste do sistema (cores forçadas) e movimento reduzido.</li>
<li>Contraste das cores calculado pela fórmula das WCAG, no tema claro e no escuro.</li>
<li>Não foram ainda feitos testes com pessoas com deficiência nem com todos os leitores de ecrã: o que aqui se diz não os substitui.</li>
</ul>
<h2>Comentários e contactos</h2>
<p>Encontrou uma barreira? Diga-nos a página e o que tentava fazer: ${mailLink(HEAD_OFFICE.email)} ou ${telephoneLink(HEAD_OFFICE.telefone)}. Respondemos em cinco dias úteis e, até estar corrigido, tratamos do seu pedido por telefone, por e-mail ou na loja.</p>
<h2>Reclamações</h2>
<p>Se a resposta não resolver o problema, pode reclamar no <a href="https://www.livroreclamacoes.pt" rel="noopener">Livro de Reclamações Eletrónico</a>.</p>
<h2>Elaboração</h2>
<p>Declaração elaborada em 23 de novembro de 2026, por autoavaliação.</p>`;
}
