import { afterAll, beforeAll, expect, test } from "vitest";
import { generalContact } from "#api/contacto.ts";
import { bodyOf } from "../../tests/support/filled-fields.ts";
import { type TestSite, testSite, visitorHeaders } from "../../tests/support/visitor.ts";

let site: TestSite;

beforeAll(async () => {
  site = await testSite(1);
});
afterAll(() => site.close());

const body = bodyOf(generalContact);

async function contact(headers: Record<string, string>): Promise<Response> {
  const path = "/api/contacto/contacto";
  return site.app.request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  });
}

function namesOfCookies(answer: Response): string[] {
  return answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0] as string);
}

test("sets a token that scripts can read and a session that they can't", async () => {
  for (const [path, method] of [
    ["/", "GET"],
    ["/lista", "HEAD"],
    ["/imo-widgets/csrf-cookie", "GET"],
  ] as const) {
    const cookies = (await site.app.request(path, { method })).headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^XSRF-TOKEN=[\w%]+%3D;/);
    expect(cookies[0]).not.toContain("HttpOnly");
    expect(cookies[1]).toContain("HttpOnly");
  }
});

test("answers the cookie route with 204 and no body", async () => {
  const answer = await site.app.request("/imo-widgets/csrf-cookie");
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
});

test("sets no cookies on a page that doesn't exist, like a Laravel host", async () => {
  expect(namesOfCookies(await site.app.request("/nada"))).toEqual([]);
});

test("answers 419 to a call without a token, and sets a session but no token", async () => {
  const answer = await contact({});
  expect(answer.status).toBe(419);
  expect(await answer.json()).toEqual({ message: "CSRF token mismatch." });
  expect(namesOfCookies(answer)).toEqual(["cal_e_mare_session"]);
});

test("renews lost cookies with one HEAD of the page", async () => {
  expect((await contact({})).status).toBe(419);
  expect((await contact(await visitorHeaders(site.app, "/contactos"))).status).toBe(201);
});

test("refuses a token of another session, and one that was never decoded", async () => {
  const mine = await visitorHeaders(site.app);
  const others = await visitorHeaders(site.app);
  const token = mine["X-XSRF-TOKEN"] as string;
  expect((await contact({ ...others, "X-XSRF-TOKEN": token })).status).toBe(419);
  expect((await contact({ ...mine, "X-XSRF-TOKEN": encodeURIComponent(token) })).status).toBe(419);
  expect((await contact(mine)).status).toBe(201);
});

test("refuses a session from before a restart, and renews its token with a HEAD", async () => {
  const before = await visitorHeaders(site.app);
  const restarted = await testSite(1);
  const path = "/api/contacto/contacto";
  const headers = { "Content-Type": "application/json", ...before };
  expect((await restarted.app.request(path, { method: "POST", headers, body })).status).toBe(419);
  const renewed = { ...headers, ...(await visitorHeaders(restarted.app)) };
  expect(
    (await restarted.app.request(path, { method: "POST", headers: renewed, body })).status,
  ).toBe(201);
  await restarted.close();
});
