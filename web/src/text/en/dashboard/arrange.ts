import { formatNumber } from "@domain/shared/language";

export const done = "Done";
export const hidden = "Hidden";
export const moveUp = (widget: string) => `Move ${widget} up`;
export const moveDown = (widget: string) => `Move ${widget} down`;
export const hide = (widget: string) => `Hide ${widget}`;
export const show = (widget: string) => `Show ${widget}`;
export const isAtPlace = (widget: string, place: number, total: number) =>
  `${widget} is at place ${formatNumber(place)} of ${formatNumber(total)}.`;
export const isHidden = (widget: string) => `${widget} is hidden.`;
export const isShown = (widget: string) => `${widget} is shown.`;
