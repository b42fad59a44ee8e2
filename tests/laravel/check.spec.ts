/**
 * Tests `imo-widgets:check --url` behind nginx and PHP-FPM, on a site in order and with a host's
 * additional rules.
 */
import { spawnSync } from "node:child_process";
import { expect, test } from "./fixtures.ts";
import { missingNginx, startNginx } from "./servers/nginx.ts";
import { missingPhpFpm, startPhpFpm } from "./servers/php-fpm.ts";
import type { LaravelSite } from "./site.ts";

const missing = missingNginx() ?? missingPhpFpm();

test.describe("behind nginx and PHP-FPM", () => {
  test.skip(missing !== null, missing ?? "");

  test("says that a site in order is in order", async ({ newSite }) => {
    const said = await check(await newSite(), {});
    expect(said).toMatch(/A page's files .* 200 .*imo-widgets\.js/);
    expect(said).toContain("all is in place. 0 errors, 0 warnings.");
  });

  test("names a denied folder and a low body limit, and reaches the mails' style sheet although nginx serves *.css", async ({
    newSite,
  }) => {
    const said = await check(await newSite(), {
      rules: `client_max_body_size 512k;
    location ~ ^/(vendor|storage|\\.git) { deny all; }
    location ~ \\.css$ { try_files $uri =404; }`,
    });
    expect(said).toMatch(
      /A page's files: GET \S+imo-widgets\.js\S*: expected 200, got 403; no widget loads/,
    );
    expect(said).not.toContain("page-style: expected");
    expect(said).toContain("POST /api/recrutamento: expected 422, got 413: the body is too large");
  });

  test("names the limits of the web server's own PHP", async ({ newSite }) => {
    const said = await check(await newSite(), { ini: { upload_max_filesize: "500K" } });
    expect(said).toContain("POST /api/recrutamento: 422, cv: ");
    expect(said).toMatch(
      /applications with a CV are refused\..* imo-widgets: 1 error, 0 warnings\./,
    );
  });
});

/**
 * Serves the site through nginx with these settings, and returns the check's output with single
 * spaces.
 */
async function check(
  site: LaravelSite,
  settings: { rules?: string; ini?: Record<string, string> },
): Promise<string> {
  const { rules = "", ini = {} } = settings;
  const php = await startPhpFpm({ workers: 2, env: site.env, ini });
  const nginx = await startNginx([{ site: site.folder, fastCgi: php.port, rules }]);
  const url = `http://127.0.0.1:${nginx.port}`;
  try {
    const env = { ...process.env, ...site.env, APP_URL: url, COLUMNS: "1000" };
    const options = ["artisan", "imo-widgets:check", `--url=${url}`];
    // The exit code is 1 if something is wrong.
    return spawnSync("php", options, { cwd: site.folder, encoding: "utf8", env }).stdout.replace(
      /\s+/g,
      " ",
    );
  } finally {
    await nginx.close();
    await php.close();
  }
}
