// The page of a pipeline: steps, differences, rules, pictures, hover, no errors in the console.

import { expect, expectContrast, visit } from "./browser.mjs";

/** Drives a page of `pipeline.mlir` beside this file. */
export async function pipeline(address) {
  await visit(address, async (page) => {
    await page.waitForSelector(".list .row");
    await page.locator(".list").focus();
    await expect("first step", async () => (await page.textContent("main h2")).includes("canonicalize"));
    await expect("difference", async () => (await page.locator(".lines .removed").count()) > 0);
    await expectContrast(page, "a difference");
    const cut = () => page.locator(".list .name").evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).length);
    await expect("whole names of passes", async () => (await cut()) === 0);
    const width = (selector) => page.locator(selector).first().evaluate((element) => Math.round(element.getBoundingClientRect().width));
    await expect("folded lines are as wide as others", async () => (await width(".lines .fold")) === (await width(".lines .line")));
    await page.keyboard.press("j");
    await expect("second step", async () => (await page.textContent("main h2")).includes("2 / "));
    await page.keyboard.press("k");
    await page.locator("main").focus();
    await page.keyboard.press("4");
    await expect("rules", async () => (await page.textContent("main")).includes("(fold)"));
    await page.keyboard.press("ArrowRight");
    await expect("control flow", async () => (await page.locator("svg.picture .node").count()) >= 1);
    await page.keyboard.press("ArrowRight");
    await expect("data flow", async () => (await page.locator("svg.picture .edge").count()) > 3);
    await page.keyboard.press("3");
    await expect("text before", async () => (await page.textContent(".lines")).includes("arith.muli"));
    const use = page.locator('.lines .v', { hasText: /^%0$/ }).last();
    await use.hover();
    await expect("definition", async () => (await page.locator(".lines .v.definition").count()) === 1 && !(await page.locator(".popover").getAttribute("hidden")));
    await page.locator(".lines .o", { hasText: "arith.muli" }).first().hover();
    await expect("documentation", async () => (await page.textContent(".popover")).toLowerCase().includes("product"));
    await page.goto(address + "#/steps/2/diff");
    await expect("a moved constant", async () => (await page.locator(".lines .moved-to").count()) === 1 && (await page.locator(".lines .moved-from").count()) === 1 && (await page.textContent("main")).includes("1 moved"));
    await expectContrast(page, "a move");
    await page.goto(address + "#/steps/4/after");
    await page.waitForSelector("#function");
    await page.selectOption("#function", "branch");
    await expect("function", async () => { const text = await page.textContent(".lines"); return text.includes("@branch") && !text.includes("@loop"); });
    await page.goto(address + "#/times");
    await expect("times", async () => (await page.locator("main tbody tr").count()) === 5 && (await page.textContent("main")).includes("num-cse'd"));
    await expect("the whole pipeline in sight", async () => page.locator("main pre.block").evaluate((block) => block.scrollWidth <= block.clientWidth));
    await expectContrast(page, "times");
  });
}
