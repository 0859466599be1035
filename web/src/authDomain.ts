/** Preview channels of Hosting: `ID--NAME-RANDOM.web.app`, a new address each time. */
const PREVIEW_CHANNEL = /--.+\.web\.app$/;

/**
 * The domain with the helper pages of the sign-in providers (`/__/auth/*`). Hosting serves them on every domain of the
 * site, and a sign-in by redirect comes back only when they are on the app's own: browsers keep a frame of another site
 * from the storage it needs. Source: firebase.google.com/docs/auth/web/redirect-best-practices, option 1.
 *
 * A preview channel keeps the project's domain, since no provider knows its address.
 *
 * @param hostname where the page is served
 * @param projectDomain what Hosting says of the project, `ID.firebaseapp.com`
 */
export function authDomainFor(hostname: string, projectDomain: string | undefined): string {
  return projectDomain !== undefined && PREVIEW_CHANNEL.test(hostname) ? projectDomain : hostname;
}
