/** A build that did not come about: the application and why, ready to print. */
export class BuildFailed extends Error {
  readonly code = 'build_failed';
  constructor(app: string, report: string) {
    super(`${app} did not build:\n${report}`);
  }
}
