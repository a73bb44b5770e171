const secret = 'A'.repeat(43)
const password = 'seven slow swans'

/** The calls of the office that anyone may make: its log-in, and what an enrolment link opens. */
export const officeDoors = {
  'staff.log_in': {
    takes: () => ({ email: 'no.such.person@example.test', password: 'not the password of anyone', code: '123456' }),
    // Ten wrong tries lock an address out, whoever made them.
    gives: [422, 429],
  },
  'staff.begin_enrolment': { takes: () => ({ token: secret }), gives: [410] },
  'staff.finish_enrolment': {
    takes: () => ({ token: secret, password, password_again: password, code: '123456' }),
    gives: [410],
  },
}
