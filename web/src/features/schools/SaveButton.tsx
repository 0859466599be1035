import { Button } from "../../ui/components/Button.tsx";

/** The button below the fields of a school's form, no wider than its text. */
export function SaveButton({ children }: { children: string }) {
  return (
    <div>
      <Button type="submit" variant="quiet">
        {children}
      </Button>
    </div>
  );
}
