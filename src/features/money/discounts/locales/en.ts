export const en = {
  offer: '<b>{percentage}% off your first order</b>, until {time}',
  /** Time left; abbreviations for hours and minutes. */
  left: '{hours} h {minutes} min left',
  /** A line of the order; {code} is a code. */
  line: '{code}, {percentage}% off',
  /** Label before an amount. */
  normal_price: 'Price before discount',
  field: {
    /** Button: shows the field. */
    open: 'I have a discount code',
    label: 'Discount code',
    apply: 'Apply',
    /** On the button while the code is checked. */
    applying: 'Checking',
    missing: 'Please enter the code first.',
    remove: 'Remove code',
    removing: 'Removing',
    offline: 'You’re offline. You need a connection for this.',
    /** Below a field with a valid code. */
    share_off: '{percentage}% off',
    value_off: '{money} off',
    /** Next to a valid code that takes off less than an offer the member has. */
    unused: 'Not used',
    better_share: 'You already have {percentage}% off, which is more. {code} isn’t used, and you keep it.',
    better: 'You already have a better offer. {code} isn’t used, and you keep it.',
  },
  methods: {
    creditcard: 'Card',
    sct: 'Bank transfer',
    sdd: 'SEPA direct debit',
  },
  /** Before an account is deleted; {code} is STAY. */
  stay: {
    text: 'If you’d rather stay: {percentage}% off your next credits with the code {code}, once.',
    use: 'Use the code',
  },
  office: {
    title: 'Discount codes',
    lead: 'Codes that take money off an order. Each member can use a code once, and codes can’t be combined.',
    make: 'Create a code',
    tabs: 'Codes by status',
    /** Tab: codes that are valid now. */
    running: 'Active',
    /** Tab: codes that aren’t valid yet. */
    planned: 'Planned',
    /** Group of codes, as “Active”, “Planned” and “Ended”. */
    off: 'Switched off',
    /** Codes whose last day has passed. */
    ended: 'Ended',
    /** Tab: codes that a second person has to approve. */
    waiting: 'Waiting for approval',
    /** Tab: codes that a second person declined, or whose request was taken back or expired. */
    declined: 'Not approved',
    none_waiting: 'No codes are waiting for approval',
    none_declined: 'No codes without approval',
    /** Before the button; {everyone} and {one} are percentages. */
    second: 'A second person has to approve this code before anyone can use it: it takes off more than {everyone}% (more than {one}% for a single member), or you’ve reached what one person may give away in {hours, number} hours.',
    /** {name} is a staff member. */
    requested_by: 'Created by {name}',
    none_running: 'No codes are active',
    none_planned: 'No codes are planned',
    none_off: 'No codes are switched off',
    none_ended: 'No codes have ended',
    not_loaded: 'The codes couldn’t be loaded',
    site_off: '{site} isn’t accepting codes at the moment. Codes made for it take effect once it does.',
    rules: 'Offers for new members, the same for everyone',
    bonus_rule: '{site}: {code}, {percentage}% off the first purchase in the first {hours, plural, one {hour} other {# hours}}, once',
    welcome_rule: '{site}: WELCOME, {percentage}% off the first purchase in the first week, once',
    stay_rule: '{site}: STAY, {percentage}% off one purchase, offered before an account is deleted',
    no_rule: '{site}: none',
    span: '{from} to {until}',
    span_open: 'From {from}, no end date',
    ended_on: 'Ended on {date}',
    for_all: 'For everyone',
    for_one: 'Only for {member}',
    anywhere: 'Paid from anywhere',
    from_country: 'Paid from {country}',
    /** {minimum} is an amount of money. */
    least: 'Orders of {minimum} or more',
    any_method: 'Any payment method',
    by_methods: 'Payment methods: {methods}',
    used: '{count, plural, =0 {Not used yet} one {Used by # member} other {Used by # members}}',
    held: '{count, plural, one {# order with this code is awaiting payment} other {# orders with this code are awaiting payment}}',
    switch_off: 'Switch off',
    switch_on: 'Switch on',
    switched_off: 'The code has been switched off.',
    switched_on: 'The code has been switched on.',
    site: 'Where it applies',
    code: 'Code',
    code_hint: 'Letters, digits and dashes, at least {least, number}. Lower-case letters become capitals.',
    /** Column: a percentage or an amount. */
    worth: 'Discount',
    share: 'A percentage',
    sum: 'A fixed amount',
    percentage: 'Percent',
    percentage_hint: 'From {least} to {most}. Anyone who let the time bonus expire can’t use an equally good offer for {days, plural, one {# day} other {# days}}.',
    /** Label of a field: a fixed amount of money. */
    value: 'Amount',
    currency: 'Currency',
    minimum: 'Minimum order',
    minimum_hint: 'The list price from which the code applies. A fixed amount needs a minimum order above it.',
    optional: '(optional)',
    country: 'Paid from',
    /** Choice in a list of countries. */
    anywhere_option: 'Anywhere',
    methods: 'Payment methods',
    methods_hint: 'If you choose none, all of them are accepted.',
    member: 'Only for one member',
    member_hint: 'Their user name. For everyone else the code doesn’t exist.',
    first_day: 'First day',
    last_day: 'Last day',
    last_hint: 'Without one, it applies until someone turns it off.',
    /** Heading above the texts members will see. */
    reads: 'Preview',
    /** On the button while saving. */
    making: 'Creating',
    made: 'The code has been created.',
    offline: 'You’re offline. You need a connection for this.',
    not_a_number: 'Please enter a number such as 12.50.',
  },
  refusals: {
    code_not_found: 'Code not found.',
    code_used: 'Code already used.',
    code_expired: 'This code has expired.',
    code_not_first: 'This code is for a first purchase, and you have bought credits before.',
    /** Keeps a promise: the offer that ended was the last one that large. */
    code_too_soon: 'Your time bonus was the last offer this good for {days, plural, one {# day} other {# days}}, and we’re keeping to that. You can use this code from {date}.',
    /** {minimum} is an amount of money. */
    minimum_order: 'This code applies to orders of {minimum} or more.',
    wrong_country: 'This code is only valid when you pay from {country}.',
    wrong_currency: 'This code is only valid for prices in {currency}.',
    wrong_method: 'This code can’t be used with this payment method.',
    code_unapproved: 'This code hasn’t been approved, so it can’t be switched on or off.',
    unknown_site: 'There’s no such site.',
    code_shape: 'A code has {least} to {most} letters, digits and dashes, and can’t start or end with a dash.',
    code_reserved: 'This name is reserved for a new-member offer. Choose another.',
    code_taken: 'This site already has a code with this name.',
    unknown_member: 'There’s no member with this name on this site.',
    value_missing: 'Enter either a percentage or an amount.',
    unknown_currency: 'This site has no prices in this currency.',
    minimum_below_value: 'The minimum order has to be higher than the discount.',
    unknown_method: 'This payment method isn’t available.',
    ends_before_start: 'The last day is before the first day.',
    already_ended: 'That day has already passed.',
  },
} as const
