/** Seconds of a week: rewards are shown per week. */
export const WEEK_SECONDS = 604_800;
