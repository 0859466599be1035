import * as text from "@text/support";
import { useState } from "react";
import { Card } from "../../ui/components/Card.tsx";
import { NewMessageForm } from "./NewMessageForm.tsx";

/** The "New Message" card. If the server rejected a message, the form starts again with its words. */
export function NewMessageCard({ onSent }: { onSent: (number: string) => void }) {
  const [refusal, setRefusal] = useState<{ readonly message: string; readonly count: number } | null>(null);
  return (
    <Card heading={text.newMessage}>
      <NewMessageForm
        key={refusal?.count ?? 0}
        refusal={refusal?.message ?? null}
        onRefused={(message) => setRefusal((last) => ({ message, count: (last?.count ?? 0) + 1 }))}
        onSent={onSent}
      />
    </Card>
  );
}
