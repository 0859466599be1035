/**
 * The page where one press stops the emails. A fragment never reaches a server's log. The slash lets the page
 * open where a mail scanner has written "%23" for the "#".
 */
export function unsubscribePage(origin: string, token: string): string {
  return `${origin}/unsubscribe/#${token}`;
}
