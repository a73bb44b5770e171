import type { Phrasebook } from '../patterns.ts'

/** English. */
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
    asks: `
      machine|computer|bot|robot|ai|program|person|human ___ answer*|repl*|writ*|respond*|typ* __ me|this|these|you|messages
      @someone|real ___ writ*|typ* ___ these|this|your messages|texts|replies
      you|u ___ seem|look|sound|feel|act|bet|talk ___ computer|machine|bot|robot|ai|program $
      you ___ someone|somebody|one from|of the team|staff|company|site
      @someone ___ really|actually|even exist*
      real life or
      is|are|was|were ___ @true|fake|fictional $
      who|whos|what|which ___ behind __ @profile|this|that|messages|screen|keyboard
      who|whos ___ @writing __ to|with|me|here $
      you|u ___ ai|bot|robot|chatbot|algorithm|catfish|scammer $
      you|u ___ paid moderator|writer|chatter|actor|operator
      are you ___ who you|u say|claim|pretend
      this|that|it ___ be ___ real|fake|genuine @profile|@someone
      anyone|anybody|someone|somebody|nobody __ real|human|fake $
      are you ___ @made|@someone or|not
      ai|bot|robot|computer or ___ @someone|human|real
      human|real|person or ___ ai|bot|robot|computer|machine|program
      you|u ___ pretending|impersonating
      talk*|writ*|chat* ___ machine|ai|bot|robot|computer|human
      @someone like that|this|you ___ exist
      are|r|is|ru|was|arent you|u|ya|yu ___ @true $
      are|r|is|ru|arent you|u|ya|yu ___ @made $
      ru @true|@made
      are|r|is you|u|ya __ real|actual|genuine|living|true|legit|true _ @someone
      are|r you|u one|some of|kind ___ @made|paid
      are|r you|u|this|it ___ @made assistant|system|program|model|account|profile|person
      is|was|are this|it|that|these|here|there ___ real|fake|genuine|fictional|legit|actual|true|bot|ai|robot|made|fictitious _ @profile|@someone
      is|was this|it|that __ @made $
      your|ur @profile __ @true|@made|you
      am|do|did|was i ___ @writing ___ @made|@true|@someone
      who am i ___ @writing
      do|does|did you|u|she|he __ exist
      you|u __ exist $
      @someone|anyone|anybody|real ___ behind __ @profile|this|it|that|screen
      you|u __ paid|hired|employed|payed ___ @writing|write|talk|site|website|answer|reply
      they|company|site|website|somebody|someone|who pay|pays|paying|paid|hire|hired|employ* you|u
      you|u __ earn*|get|make|getting|making|receive _ money|paid|cash|salary ___ @writing|for|here
      paid chat*|writer*|moderator*|actor*|agent*|operator*|employee*
      you|u __ work|working for|at|with this|the|that _ website|site|company|app|platform|agency
      you|u __ employee|moderator|agent|operator|worker|staff|hired ___ site|website|company|here|app
      you|u re? not|arent _ really? real|human|genuine|legit $
      you|u re? not|arent __ real|actual @someone
      you|youre|u ___ bot|fake|robot|chatbot|catfish|scammer|machine $
      you|u are|r|re __ real|genuine|legit|human $
      you|u are|r|re __ real|actual|genuine|fake @someone
      youre __ real|genuine|legit|human|fake $
      fake|fictional|fictitious|bogus|phony|dummy profile|account|person|girl|woman
      that|this|it __ really|actually|truly you $
      that|this|it __ really|actually|truly you in|on
      prove|proof ___ real|human|exist|bot|person
      automated|automatic|automatically|generated|scripted|robotic _ message*|repl*|answer*|response*|text*
      ^ you|u real|human|legit|fake $
      @someone|else ___ writ*|typing|answering|replying __ for|as you|u|her|him
      real|actual @someone __ writ*|typing|answering|here|there|talking
      you|u|profile|this|she made up $
      invented|created|generated|made|written|run by __ site|website|company|ai|staff|computer|bot`,
    reality: `
      real|actual|genuine|true|living _ @someone|@profile
      fake|false @profile|@someone
      human being`,
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
