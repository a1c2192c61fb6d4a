// The page of definitions: search, keys, themes, views, no errors in the console.

import { expect, expectContrast, visit } from "./browser.mjs";

/** Drives a page; `served` is the address of a server or of a file. */
export async function definitions(address) {
  await visit(address, async (page) => {
    await page.waitForSelector(".list .row");
    await page.keyboard.press("/");
    await page.keyboard.type("addi");
    await expect("search", async () => (await page.textContent(".list .row:first-child")).includes("arith.addi"));
    await page.keyboard.press("Enter");
    await expect("record", async () => (await page.textContent("main h2")).includes("Arith_AddIOp"));
    await expect("diagram", async () => (await page.locator("main svg.picture .literal").count()) >= 2);
    await expect("example", async () => (await page.textContent("main")).includes("arith.addi %lhs, %rhs"));
    await expectContrast(page, "a record");
    await page.locator("details.steps summary").first().click({ position: { x: 4, y: 8 } });
    await expect("steps", async () => (await page.locator("details.steps[open] li").count()) >= 2);
    await page.keyboard.press("Escape");
    await page.locator("main").focus();
    const before = await page.textContent("main h2");
    await page.keyboard.press("j");
    await expect("j", async () => (await page.textContent("main h2")) !== before);
    await page.keyboard.press("k");
    await expect("k", async () => (await page.textContent("main h2")) === before);
    await page.keyboard.press("?");
    await expect("help", async () => page.locator("dialog#help").evaluate((dialog) => dialog.open));
    await page.keyboard.press("Escape");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.keyboard.press("t");
    await expect("theme", async () => (await ground()) !== light);
    await page.keyboard.press("t");
    await expect("theme back", async () => (await ground()) === light);
    await page.keyboard.press("]");
    await expect("tab of classes", async () => (await page.getAttribute('[data-tab="classes"]', "aria-selected")) === "true");
    await page.keyboard.press("/");
    await page.keyboard.type("Arith_Op");
    await page.keyboard.press("Enter");
    await expect("class", async () => (await page.textContent("main h2")).includes("class"));
    await page.goto(address + "#/coverage");
    await expect("coverage", async () => (await page.textContent("main")).includes("tests of predicates"));
    await expectContrast(page, "coverage");
    await page.goto(address + "#/generated/rust/Arith_AddIOp");
    await expect("generated", async () => (await page.locator(".lines .line").count()) > 20 && (await page.textContent(".lines .line.target")).includes("AddI"));
    await page.goto(address + "#/records/AnyFloat");
    await expect("predicate", async () => (await page.textContent("main")).includes("fn is_any_float"));
    await expectContrast(page, "a predicate");
    const tries = await page.locator('[data-tab="try"]').count();
    if (address.startsWith("file:")) {
      await expect("no texts without a server", async () => tries === 0);
    } else {
      await page.goto(address + "#/try");
      await page.fill("textarea", "%x = arith.constant   1 : i32");
      await expect("a valid text", async () => (await page.textContent("main")).includes("%c1_i32 = arith.constant 1 : i32"));
      await page.fill("textarea", "%x = arith.constant 1 : f32");
      await expect("a wrong text", async () => (await page.textContent(".note.bad")).includes("1:21: error:"));
      await expectContrast(page, "a text");
    }
    await page.goto(address + "#/files/0/1");
    await expect("source", async () => (await page.textContent(".lines .line.target .no")) === "1");
  });
}
