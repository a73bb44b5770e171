export const en = {
  kinds: {
    /** Shown below a received message. */
    money: '{name} is asking you for money. Never send money to someone you haven’t met.',
    scam: 'This reads like a scam that’s going round. Take your time.',
    away: '{name} would like to continue elsewhere. Here you can report and block; elsewhere no one can help you.',
    contact: 'Sharing contact details this early is often how a scam starts. You don’t have to use them.',
    many: '{name} has sent this same message to many people.',
  },
  report: 'Report',
  block: 'Block',
  look_out: 'What to look out for',
  signs: {
    money: 'Anyone who asks you for money, no matter why, is after your money.',
    codes: 'Never send gift cards, codes, photos of ID documents or bank details.',
    away: 'Anyone in a hurry to move the conversation elsewhere may have something to hide.',
    story: 'Soldiers abroad, sudden inheritances and sick relatives are typical stories.',
    time: 'Anyone who means it can wait until you feel safe.',
  },
  think_title: 'Send this as it is?',
  think: {
    /** Asked before a message is sent. */
    hurts: 'This could hurt {name}. You can send it anyway or change it first.',
    contact: 'You’re giving away how to reach you, and you’ve only just met {name}. You can’t take it back.',
    asks: 'You can ask this for free: “Is this a real person?” is in the menu at the top. Sent as a message it costs the usual credits, and the site answers as well.',
  },
  /** Button: back to the message, to change it. */
  edit: 'Edit',
  send: 'Send as it is',
  /** Replaces a received message until it is opened. */
  hidden: 'Contains a word you’ve hidden',
  show: 'Show',
  words: {
    title: 'Words you’d rather not read',
    lead: 'Messages that contain one of these words stay hidden until you open them. No one else will know.',
    label: 'Word or phrase',
    /** Button; hides messages with the word typed next to it. */
    add: 'Hide',
    saving: 'Saving',
    empty: 'No words yet.',
    added: '“{word}” is hidden now.',
    removed: '“{word}” is shown again.',
    remove: 'Show “{word}” again',
    full: 'Your list can hold up to {most, number} words. Remove one first.',
    failed: 'The list couldn’t be loaded.',
    retry: 'Try again',
  },
} as const
