/** Whether the app was opened from the Home Screen of an iPhone or iPad. Only WebKit has this property. */
export function isOnHomeScreen(): boolean {
  return "standalone" in navigator && navigator.standalone === true;
}
