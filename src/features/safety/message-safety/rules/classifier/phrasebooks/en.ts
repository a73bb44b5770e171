import type { Phrasebook } from '../line.ts'

export const en: Phrasebook = {
  lists: {
    you: 'you u ya yu youre ur',
    made: 'fake fakes bot bots robot robots machine machines ai chatbot chatbots chatgpt gpt catfish scammer scam fictional fictitious computer program software automated imaginary staff moderator employee invented cyborg algorithm',
    true: 'real genuine legit authentic human humans reel realy',
    someone:
      'person people human humans being woman women man men girl guy lady girls someone somebody individual member',
    writing: 'talk* chat* speak* writ* text* messag* typing dealing',
    profile: 'profile profiles account accounts photo photos picture pictures pics pic',
  },
  denials:
    'not no never dont cant cannot wont arent isnt wasnt unable nobody without doesnt shouldnt neither couldnt wouldnt',
  tails: 'or please though at then lol right honestly actually here and anyway either btw',
  certain:
    'exists exist really read ready react reach realise reality rest boat both about humor being been than fade face fame take lake cake paid said says part human chat that what person personal prison season reason proof prove move love',
  lines: {
    claims: `
      i m|am ___ real|genuine|authentic|legit $
      im ___ real|genuine|authentic|legit $
      i m|am __ real|actual|genuine|living|normal @someone
      im __ real|actual|genuine|living|normal @someone
      ! i|im m|am? not|no __ bot|robot|fake|ai|machine|computer|program|fictional|invented
      i __ exist
      everything|all about me is|s __ real|true|genuine
      i|im m|am? __ member|user ___ like you`,
    meeting: `
      let|lets|let's s|us? __ meet
      ! cant|cannot|hardly wait to ___ meet|see|hug|hold|kiss you
      shall|can|could|should|when|where|would we|i|you ___ meet
      we ll|will|can|could|should|might __ meet
      i ___ want|like|love|hope|going|wanna|dying|need to? __ meet|see|visit|hug|kiss you
      meet|see|visit you|me|each ___ person|life|live|tomorrow|tonight|soon|weekend|saturday|sunday|friday
      i ll|will|can|could|shall|would|am|m __ come|coming|drive|fly|travel|visit|visiting to|over|by|you __ you|your|place|yours
      come|drop|stop|swing|drive over|by|round|around $
      come|drop|stop|swing|drive over|by|round tonight|tomorrow|later|now|here|soon
      come|coming to my|your place|house|home|flat|city|town|apartment
      pick me|you up
      meet|visit me
      we could|can|should|will|ll|might __ have|grab|eat|cook|drink|go _ dinner|lunch|coffee|drinks|drink|date|together|out
      dinner|lunch|coffee|date|drinks ___ with me|you tonight|tomorrow|soon|week`,
    money: `
      send|give|lend|loan|transfer|wire|pay|buy|get|spare me|us ___ money|cash|euro|euros|dollar*|pounds|ticket*|phone|rent|card|flight|voucher|bucks
      can|could|would|will|please you? send|lend|wire|transfer|loan ___ money|cash|euros|dollars
      borrow ___ money|cash|euro*|dollar*|pounds
      transfer|send|wire|deposit ___ my|me _ account|bank|paypal|iban|wallet
      i __ need|require ___ money|cash|euro*|dollar*|pounds|bucks
      pay|cover|settle|buy my|me ___ ticket*|rent|bill*|debt*|flight|visa|hospital|fees|loan
      short|out|low|run of|on money|cash
      help ___ with ___ money|cash|rent|bills|debts
      money for my|me`,
    away: `
      let|lets s? __ talk|chat|move|go|switch|continue|write ___ signal|skype|discord|messenger|facebook|insta|instagram|hangouts|outside|elsewhere
      my|your|ur insta|instagram|skype|discord|facebook|signal|snap|kik|phone|cell|mobile|number|email|mail
      add|find|follow|text|message|write|call|reach|dm me ___ insta|instagram|skype|discord|facebook|signal|snap|messenger|here
      give|send|tell|get|have|whats|share __ your|ur _ number|phone|email|address
      what s|is? your|ur _ number|phone|email
      call|text|ring|phone me at|on|under`,
    scam: `
      gift|itunes|steam|google|amazon card|cards|voucher*
      invest* ___ with|me|together|profit*|returns
      trading|investment|mining platform|app|account|profit*|site
      double|doubles|triple|multipl* your|my|the money|deposit|income
      soldier|army|military|general|marine|contractor|surgeon|doctor ___ stationed|deployed|mission|syria|iraq|afghanistan|yemen|ukraine|peacekeeping
      inherit* ___ million*|fortune|dollar*|help|estate|gold
      stolen|robbed|stole|lost ___ airport|abroad|hotel|passport|wallet|help
      wallet|passport|purse|bag ___ stolen|robbed|lost|stole
      emergency ___ hospital|money|help|son|daughter|mother|accident
      hospital|surgery|accident|customs ___ need|pay|money|fee|fees
      oil rig|platform`,
    hurts: `
      bitch*
      whore*
      slut*
      cunt*
      asshole*
      fuck you|u|off|yourself
      piss off
      kill yourself
      you|u|youre are|r|re? __ stupid|ugly|idiot|disgusting|worthless|pathetic|dumb|fat|moron
      stupid|fat|dumb|ugly cow|pig|idiot|girl|woman|man
      shut up
      drop dead
      hate you`,
  },
}
