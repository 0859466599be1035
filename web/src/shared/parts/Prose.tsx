/** Text as the student has written it, with its line breaks. */
export function Prose({ children }: { children: string }) {
  return <div className="shared__prose">{children}</div>;
}
