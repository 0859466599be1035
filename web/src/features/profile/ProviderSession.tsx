import type { ReactNode } from "react";
import { AuthProvider, FirebaseAppProvider, useUser } from "reactfire";
import { useStores } from "../../stores/useStores.ts";

interface ProviderSessionProps {
  children: ReactNode;
}

/** Shows the account only while Firebase Auth has a user. On this page, a student can end every session. */
export function ProviderSession({ children }: ProviderSessionProps) {
  const { firebase } = useStores();
  return (
    <FirebaseAppProvider firebaseApp={firebase.app}>
      <AuthProvider sdk={firebase.auth}>
        <WhileSignedIn>{children}</WhileSignedIn>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function WhileSignedIn({ children }: ProviderSessionProps) {
  const { data: user } = useUser();
  // The guard is about to redirect.
  return user === null ? null : children;
}
