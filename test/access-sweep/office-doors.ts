const secret = 'A'.repeat(43)
const password = 'seven slow swans'

/** Office endpoints that anyone may call: the log-in, and those used by an enrolment link. */
export const officeDoors = {
  'staff.log_in': {
    takes: () => ({ email: 'no.such.person@example.test', password: 'not the password of anyone', code: '123456' }),
    // Ten failed attempts lock an address, whoever makes them.
    gives: [422, 429],
  },
  'staff.begin_enrolment': { takes: () => ({ token: secret }), gives: [410] },
  'staff.finish_enrolment': {
    takes: () => ({ token: secret, password, password_again: password, code: '123456' }),
    gives: [410],
  },
}
