import { saveBlob } from "../../ui/components/saveFile.ts";

/** How much sharper the PNG is than the screen. */
const SCALE = 2;
const MARGIN = 16;
/** What the style sheets set on the picture. A file of its own has no style sheet. */
const PROPERTIES = ["fill", "fill-opacity", "stroke", "stroke-width", "font-family", "font-size", "font-weight"];

/** Makes the browser save the picture as an SVG file, with the colors it shows. */
export function savePictureAsSvg(picture: SVGSVGElement, name: string): void {
  saveBlob(name, new Blob([sourceOf(picture)], { type: "image/svg+xml" }));
}

/** Makes the browser save the picture as a PNG file. */
export async function savePictureAsPng(picture: SVGSVGElement, name: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([sourceOf(picture)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (file === null) throw new Error("The browser could not draw the picture.");
    saveBlob(name, file);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The picture as a file of its own, on the page's background. */
function sourceOf(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error("The picture could not be copied.");
  const shown = [...picture.querySelectorAll("*")];
  for (const [at, element] of [...copy.querySelectorAll("*")].entries()) {
    const original = shown[at];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const property of PROPERTIES) element.setAttribute(property, style.getPropertyValue(property));
    element.removeAttribute("class");
  }
  const { width, height } = picture.viewBox.baseVal;
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const size = { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  for (const [property, value] of Object.entries(size)) paper.setAttribute(property, String(value));
  paper.setAttribute("fill", getComputedStyle(picture).backgroundColor);
  copy.prepend(paper);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`);
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  return new XMLSerializer().serializeToString(copy);
}
