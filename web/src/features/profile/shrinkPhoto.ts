import { PHOTO_LENGTH_LIMIT, PHOTO_SIDE } from "@domain/account/photo";
import * as text from "@text/profile/settings";
import { AppError } from "../../base/errors.ts";

export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** The largest file accepted. A phone's photo has 3 to 12 MB. */
const FILE_LIMIT = 20 * 1024 * 1024;

/** From high to low; the first result that is small enough is used. Nearly always that is the first. */
const QUALITIES = [0.86, 0.7, 0.5, 0.3];

/**
 * The center square of a picture as a data URL, small enough to be stored with the plan. Redrawing removes metadata
 * such as the location.
 */
export async function shrinkPhoto(file: File): Promise<string> {
  if (!PHOTO_TYPES.some((type) => type === file.type)) {
    throw new AppError("photo-type", text.notAPicture);
  }
  if (file.size > FILE_LIMIT) throw new AppError("photo-size", text.pictureTooLarge);
  const canvas = await drawSquare(file);
  for (const quality of QUALITIES) {
    const image = encode(canvas, quality);
    if (image.length <= PHOTO_LENGTH_LIMIT) return image;
  }
  throw new AppError("photo-size", text.pictureStaysTooLarge);
}

async function drawSquare(file: File): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new AppError("photo-broken", text.pictureBroken, {
      cause,
    });
  });
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.min(side, PHOTO_SIDE);
  const pen = canvas.getContext("2d");
  if (!pen) throw new AppError("photo-broken", text.cannotDraw);
  // JPEG has no transparency, and transparent pixels would turn black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/** A browser that cannot encode WebP returns PNG, which is far larger than its JPEG. */
function encode(canvas: HTMLCanvasElement, quality: number): string {
  const image = canvas.toDataURL("image/webp", quality);
  return image.startsWith("data:image/webp") ? image : canvas.toDataURL("image/jpeg", quality);
}
