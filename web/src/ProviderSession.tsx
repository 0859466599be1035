import { useLayoutEffect } from "react";
import { AuthProvider, FirebaseAppProvider, useUser } from "reactfire";
import { useStores } from "./stores/useStores.ts";

interface ProviderSessionProps {
  /** Called whenever that changes. */
  onChange: (isSignedIn: boolean) => void;
}

/** Says whether Firebase Auth has a user. Not part of the first picture: reactfire and rxjs would delay it. */
export function ProviderSession({ onChange }: ProviderSessionProps) {
  const { firebase } = useStores();
  return (
    <FirebaseAppProvider firebaseApp={firebase.app}>
      <AuthProvider sdk={firebase.auth}>
        <SignedInUser onChange={onChange} />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function SignedInUser({ onChange }: ProviderSessionProps) {
  const { data: user } = useUser();
  const isSignedIn = user !== null;
  useLayoutEffect(() => onChange(isSignedIn), [isSignedIn, onChange]);
  return null;
}
