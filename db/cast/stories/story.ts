import { otherStories } from './other-stories.ts'
import { officeStory } from './office-story.ts'
import type { Story } from './story-shape.ts'

/**
 * The state that Jonas and Elena see when they log in: new likes, one match, their own
 * conversation, and others waiting. Jonas has spent nothing, has started one of his two free
 * conversations and still has his sign-up credits.
 */
const storyAtHome: Omit<Story, keyof typeof officeStory> = {
  likes: [
    { from: 'elena', to: 'jonas', minutesAgo: 2900, seenMinutesAgo: 2860 },
    { from: 'jonas', to: 'elena', minutesAgo: 2850, seenMinutesAgo: 2700 },
    { from: 'lena', to: 'jonas', minutesAgo: 5800, seenMinutesAgo: 5200 },
    { from: 'amara', to: 'jonas', minutesAgo: 340 },
    { from: 'nora', to: 'jonas', minutesAgo: 95 },
    { from: 'jonas', to: 'mei', minutesAgo: 4400, seenMinutesAgo: 3900 },
    { from: 'bram', to: 'elena', minutesAgo: 1500 },
    { from: 'malik', to: 'elena', minutesAgo: 60 },
    { from: 'noor', to: 'ruben', minutesAgo: 700, seenMinutesAgo: 650 },
    { from: 'ruben', to: 'noor', minutesAgo: 640, seenMinutesAgo: 630 },
  ],
  matches: [
    ['elena', 'jonas'],
    ['noor', 'ruben'],
  ],
  acknowledged: [{ by: 'jonas', of: 'isabel', minutesAgo: 168 }],
  purchases: [
    { by: 'noor', bundle: 'p1', minutesAgo: 620 },
    { by: 'malik', bundle: 'p0', minutesAgo: 58 },
  ],
  conversations: [
    {
      between: ['elena', 'jonas'],
      lines: [
        {
          from: 'elena',
          minutesAgo: 64,
          text: 'You answered the Sunday question. Nobody answers the Sunday question.',
        },
        {
          from: 'jonas',
          minutesAgo: 61,
          text: 'I took it as an exam. Bread in the oven: sourdough, or are we being realistic?',
        },
        {
          from: 'elena',
          minutesAgo: 57,
          text: 'Realistic. It is a focaccia and it leans to one side.',
        },
        {
          from: 'elena',
          minutesAgo: 44,
          text: 'I do better with pasta. Come and check, if you are that strict.',
        },
      ],
      unread: true,
    },
    {
      between: ['isabel', 'jonas'],
      lines: [
        { from: 'jonas', minutesAgo: 170, text: 'Which book did you give up on last?' },
        {
          from: 'isabel',
          minutesAgo: 148,
          text: 'Moby-Dick. Twice. The whale and I have an understanding now. I’m a fictional character, written by a member of staff, so it never has to end well. Which one was yours?',
        },
      ],
    },
    {
      between: ['claire', 'jonas'],
      lines: [
        {
          from: 'claire',
          minutesAgo: 2950,
          text: 'Coffee, halfway up a hill, on a night without clouds?',
        },
        { from: 'jonas', minutesAgo: 2880, text: 'I’d like that. Leiden or halfway?' },
      ],
    },
    {
      between: ['jonas', 'lena'],
      lines: [
        { from: 'lena', minutesAgo: 3100, text: 'What does a tuned piano look like?' },
        {
          from: 'jonas',
          minutesAgo: 3000,
          text: 'Exactly like an untuned one. We keep that quiet in the trade.',
        },
      ],
    },
    {
      between: ['jonas', 'zofia'],
      lines: [
        {
          from: 'zofia',
          minutesAgo: 4400,
          text: 'You can read maps, so you can read Polish. Dobranoc: tomorrow I pull a tooth.',
        },
        { from: 'jonas', minutesAgo: 4390, text: 'Dobranoc! Did I spell that right?' },
      ],
    },
    {
      between: ['jonas', 'mei'],
      lines: [
        {
          from: 'mei',
          minutesAgo: 5900,
          text: 'A piano tuner by bicycle. Please tell me the piano stays where it is.',
        },
        {
          from: 'jonas',
          minutesAgo: 5860,
          text: 'It does. And if a mended bowl is worth more, my bike must be priceless.',
        },
        { from: 'mei', minutesAgo: 5840, text: 'Ha. Fair point.' },
      ],
    },
    {
      between: ['jonas', 'rosa'],
      lines: [
        {
          from: 'rosa',
          minutesAgo: 13_000,
          text: 'A tulip came up between two tiles today. I thought of your pianos.',
        },
        { from: 'jonas', minutesAgo: 12_900, text: 'Then it has perfect pitch.' },
      ],
    },
    {
      between: ['jonas', 'nadia'],
      lines: [
        { from: 'nadia', minutesAgo: 16_400, text: 'Off to Bergen with a ship full of oranges.' },
        { from: 'jonas', minutesAgo: 16_300, text: 'Safe travels' },
      ],
    },
    {
      between: ['bram', 'elena'],
      lines: [
        {
          from: 'bram',
          minutesAgo: 1480,
          text: 'Een boekbinder! Ik bouw gitaren en kan geen recht vel papier vouwen.',
        },
        { from: 'elena', minutesAgo: 1400, text: 'Then we trade: I fold, you tune.' },
        {
          from: 'bram',
          minutesAgo: 1390,
          text: 'Afgesproken. Wanneer is het bij jou stil genoeg voor een gitaar?',
        },
      ],
    },
    {
      between: ['elena', 'malik'],
      lines: [
        {
          from: 'malik',
          minutesAgo: 55,
          text: 'Ik heb nog nooit gezeild. Is dat een bezwaar of juist een reden?',
        },
        {
          from: 'malik',
          minutesAgo: 54,
          text: 'Zondag kan ik. Zaterdag dans ik, dus wel met stramme benen.',
        },
      ],
      unread: true,
    },
    {
      between: ['noor', 'ruben'],
      lines: [
        {
          from: 'noor',
          minutesAgo: 600,
          text: 'Achteraan staan en de boel bij elkaar houden: dat is ook mijn hele beroep.',
        },
        {
          from: 'ruben',
          minutesAgo: 560,
          text: 'Dan ben jij de bas van de verloskamer. Thee of koffie?',
        },
        { from: 'noor', minutesAgo: 540, text: 'Thee, in de tuin. Neem een plaat mee.' },
        { from: 'ruben', minutesAgo: 500, text: 'Eén dan. Na twee noten moet je het weten.' },
      ],
    },
  ],
}

/** The cast's complete story. */
export const story: Story = {
  likes: [...storyAtHome.likes, ...otherStories.likes],
  matches: [...storyAtHome.matches, ...otherStories.matches],
  acknowledged: storyAtHome.acknowledged,
  purchases: storyAtHome.purchases,
  conversations: [...storyAtHome.conversations, ...otherStories.conversations],
  ...officeStory,
}
