import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import * as text from "../text/en/photo.ts";

/** Width and height of a stored photo, in pixels. */
export const PHOTO_SIDE = 256;

/** The longest photo, in characters: 60 KiB of image in base64, plus the data URL's prefix. */
export const PHOTO_LENGTH_LIMIT = 82_000;

/**
 * `users/{uid}/photos/profile`: a separate document, so only the page that shows the photo reads it. The image is a
 * data URL. The Content-Security-Policy allows it, and it fits into a download unchanged.
 */
export const photo = z.object({
  image: z
    .string()
    .check(
      z.maxLength(PHOTO_LENGTH_LIMIT, text.tooLarge),
      z.regex(/^data:image\/(jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, text.wrongKind),
    ),
});
export type Photo = z.infer<typeof photo>;

export const photoKind = recordKind(photo, ["image"], {});
