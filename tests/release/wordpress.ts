/**
 * A real WordPress from Debian's package, which needs no other Debian package to show a page. It is
 * where that package installs it, or unpacked in test-results/wordpress, as in CI.
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { startDatabase, WITHOUT_SYNC } from "../laravel/servers/database.ts";
import { freePort } from "../laravel/servers/private-server.ts";
import { runIn } from "../support/install-page.ts";
import { root } from "./make.ts";
import { serveAt } from "./site.ts";

const FOLDERS = ["/usr/share/wordpress", `${root}test-results/wordpress/usr/share/wordpress`];

/** Returns the folder of an installed WordPress; `undefined` if there is none. */
export function findWordpress(): string | undefined {
  return FOLDERS.find((folder) => existsSync(`${folder}/wp-load.php`));
}

/** Copies WordPress into a folder, without a database. */
export function layWordpress(folder: string): void {
  const found = findWordpress();
  if (!found)
    throw new Error(`Expected Debian's package wordpress in ${FOLDERS.join(" or ")}, found none.`);
  cpSync(found, folder, { recursive: true, verbatimSymlinks: true });
}

/**
 * Sets WordPress up with a theme that has this page template, publishes a page with the template,
 * and serves the site.
 * @param page the HTML that an editor wrote into the page
 * @returns the page's URL, and a function that stops server and database
 */
export async function startWordpress(folder: string, template: string, page: string) {
  const database = await startDatabase("mariadb", WITHOUT_SYNC.mariadb);
  try {
    const port = await freePort();
    writeFileSync(`${folder}/wp-config.php`, configOf(database.env, `http://127.0.0.1:${port}`));
    const theme = `${folder}/wp-content/themes/agencia`;
    mkdirSync(theme, { recursive: true });
    writeFileSync(`${theme}/style.css`, "/* Theme Name: Agência */");
    writeFileSync(`${theme}/index.php`, "<?php get_header(); ?><p>Um tema</p><?php get_footer();");
    writeFileSync(`${theme}/imo-widgets.php`, template);
    writeFileSync(`${folder}/page.html`, page);
    writeFileSync(`${folder}/install.php`, INSTALL);
    // WordPress sends a mail to its first user, which must be discarded.
    const id = runIn(folder, "php", ["-d", "sendmail_path=true", "install.php"]);
    const site = await serveAt(port, folder, "php", ["-S", `127.0.0.1:${port}`]);
    const stop = async () => {
      site.stop();
      await database.close();
    };
    return { url: `${site.url}/?page_id=${id}`, stop };
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

function configOf(env: Readonly<Record<string, string>>, url: string): string {
  const values = {
    DB_NAME: env.DB_DATABASE,
    DB_USER: env.DB_USERNAME,
    DB_PASSWORD: env.DB_PASSWORD,
    DB_HOST: `${env.DB_HOST}:${env.DB_PORT}`,
    DB_CHARSET: "utf8mb4",
    WP_HOME: url,
    WP_SITEURL: url,
  };
  const lines = Object.entries(values).map(([name, value]) => `define('${name}', '${value}');`);
  // Otherwise WordPress would request updates over the network.
  return `<?php
${lines.join("\n")}
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__.'/');
require_once ABSPATH.'wp-settings.php';
`;
}

const INSTALL = `<?php
define('WP_INSTALLING', true);
require __DIR__.'/wp-load.php';
require ABSPATH.'wp-admin/includes/upgrade.php';
wp_install('Agência', 'admin', 'admin@example.pt', false, '', 'secret');
switch_theme('agencia');
$page = ['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Crédito', 'page_template' => 'imo-widgets.php'];
$id = wp_insert_post($page + ['post_content' => file_get_contents('page.html')], true);
is_wp_error($id) ? exit($id->get_error_message()) : print $id;
`;
