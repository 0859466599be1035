import type { ReactNode } from "react";

/** Each provider's own logo, as its branding rules require. */
const MARKS: Readonly<Record<string, ReactNode>> = {
  google: (
    <svg className="auth__mark" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#ea4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#fbbc05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  ),
  microsoft: (
    <svg className="auth__mark" viewBox="0 0 21 21" aria-hidden="true">
      <path fill="#f25022" d="M0 0h10v10H0z" />
      <path fill="#7fba00" d="M11 0h10v10H11z" />
      <path fill="#00a4ef" d="M0 11h10v10H0z" />
      <path fill="#ffb900" d="M11 11h10v10H11z" />
    </svg>
  ),
  facebook: (
    <svg className="auth__mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle fill="#0866ff" cx="12" cy="12" r="12" />
      <path
        fill="#fff"
        d="M16.4 15.5l.5-3.5h-3.3V9.8c0-1 .5-1.9 1.9-1.9h1.5V5c-.9-.1-1.7-.2-2.6-.2-2.7 0-4.4 1.6-4.4 4.6V12H7v3.5h3v8.3a12 12 0 0 0 3.6 0v-8.3z"
      />
    </svg>
  ),
};

export function ProviderMark({ provider }: { provider: string }) {
  return MARKS[provider];
}
