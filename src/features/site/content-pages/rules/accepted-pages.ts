/** The pages a member accepts at sign-up; a new version of them can ask every member again. */
export const acceptedPages: readonly string[] = ['pages/terms', 'pages/privacy']
