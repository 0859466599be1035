/** The page where one press stops the emails. A fragment never reaches a server's log. */
export function unsubscribePage(origin: string, token: string): string {
  return `${origin}/unsubscribe#${token}`;
}
