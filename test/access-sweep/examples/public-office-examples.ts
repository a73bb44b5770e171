const secret = 'A'.repeat(43)
const password = 'seven slow swans'

/** Office endpoints that anyone may call: the log-in, and those used by an enrolment link. */
export const publicOfficeExamples = {
  'staff.log_in': {
    input: () => ({
      email: 'no.such.person@example.test',
      password: 'not the password of anyone',
      code: '123456',
    }),
    // Ten failed attempts lock an address, no matter who makes them.
    statuses: [422, 429],
  },
  'staff.begin_enrolment': { input: () => ({ token: secret }), statuses: [410] },
  'staff.finish_enrolment': {
    input: () => ({ token: secret, password, password_again: password, code: '123456' }),
    statuses: [410],
  },
}
