import { Button } from "../../../components/Button.tsx";

/** Below the fields of a school's form, no wider than its words. */
export function SaveButton({ children }: { children: string }) {
  return (
    <div>
      <Button type="submit" variant="quiet">
        {children}
      </Button>
    </div>
  );
}
