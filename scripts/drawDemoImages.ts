import { chromium } from "playwright-core";

/** Draws the demo firms' stamps and letterheads into demo/images; run again after changing a drawing below. */
const firms = [
  {
    ref: "f1",
    name: "Tarangvel Exports Private Limited",
    short: "TARANGVEL EXPORTS PVT. LTD.",
    city: "RAJKOT",
    ink: "#1d3f8f",
    pen: "translate(205 205) rotate(-8)",
  },
  {
    ref: "f2",
    name: "Tarangvel Textiles LLP",
    short: "TARANGVEL TEXTILES LLP",
    city: "SURAT",
    ink: "#5b2a86",
    pen: "translate(195 225) rotate(-14) skewX(-14)",
  },
];

const stamp = (firm: (typeof firms)[number]) => `
<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">
  <g fill="none" stroke="${firm.ink}" opacity="0.82">
    <circle cx="250" cy="200" r="168" stroke-width="7"/><circle cx="250" cy="200" r="112" stroke-width="4"/>
    <defs><path id="ring" d="M 250 200 m -128 0 a 128 128 0 1 1 256 0 a 128 128 0 1 1 -256 0"/></defs>
    <text fill="${firm.ink}" stroke="none" font-family="Arial, sans-serif" font-weight="700" font-size="33" textLength="760"><textPath href="#ring">${firm.short} ★ </textPath></text>
    <text x="250" y="214" text-anchor="middle" fill="${firm.ink}" stroke="none" font-family="Arial, sans-serif" font-weight="700" font-size="40">${firm.city}</text>
  </g>
  <g fill="none" stroke="#14235c" stroke-linecap="round" stroke-linejoin="round" transform="${firm.pen}">
    <path stroke-width="7" d="M 12 86 C 4 40, 30 2, 36 10 C 44 20, 26 92, 22 112 M 84 14 C 62 48, 40 58, 30 60 C 54 64, 74 100, 104 96 C 124 92, 128 58, 146 58 C 160 58, 138 94, 152 94 C 168 94, 168 56, 186 58 C 200 62, 176 94, 196 92 C 216 88, 214 30, 232 28 C 246 28, 210 92, 234 92 C 254 92, 256 60, 272 60 C 284 62, 268 92, 290 88 C 304 84, 330 60, 352 64"/>
    <path stroke-width="5" d="M 20 132 C 110 108, 230 116, 366 96"/>
  </g>
</svg>`;

const letterhead = `
<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="300" viewBox="0 0 1800 300">
  <rect width="1800" height="300" fill="#ffffff"/>
  <g fill="none" stroke="#1d3f8f" stroke-width="11" stroke-linecap="round">
    <path d="M40 190 q50 -62 100 0 t100 0"/><path d="M40 150 q50 -62 100 0 t100 0" stroke="#3d78d8"/><path d="M40 110 q50 -62 100 0 t100 0" stroke="#8fb8f0"/>
  </g>
  <text x="290" y="140" font-family="Georgia, 'DejaVu Serif', serif" font-size="76" font-weight="700" fill="#14235c">Tarangvel Exports</text>
  <text x="292" y="196" font-family="Arial, 'DejaVu Sans', sans-serif" font-size="32" letter-spacing="5" fill="#3d78d8">PRIVATE LIMITED · RAJKOT · INDIA</text>
  <g font-family="Arial, 'DejaVu Sans', sans-serif" font-size="25" fill="#44506b" text-anchor="end">
    <text x="1760" y="92">402, Silverline Trade Centre, Kalawad Road</text>
    <text x="1760" y="132">Rajkot – 360005, Gujarat, India</text>
    <text x="1760" y="172">GSTIN 24AAXCT4821K1ZS · IEC AAXCT4821K</text>
    <text x="1760" y="212">exports@tarangvel.example</text>
  </g>
  <rect x="0" y="268" width="1800" height="8" fill="#1d3f8f"/><rect x="0" y="282" width="1800" height="4" fill="#8fb8f0"/>
</svg>`;

const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const firm of firms) await draw(`api/sampleData/images/stamp-${firm.ref}.png`, stamp(firm), 600, 400);
await draw("api/sampleData/images/letterhead-f1.png", letterhead, 1800, 300);
await browser.close();

async function draw(path: string, svg: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body{margin:0;background:transparent}svg{display:block}</style>${svg}`);
  await page.screenshot({ path, omitBackground: true });
}
