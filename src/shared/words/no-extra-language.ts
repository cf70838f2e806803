/** Takes the place of EXTRA_LANGUAGE in a build without one (docs/languages.md). */
export const extraLanguage = {}
