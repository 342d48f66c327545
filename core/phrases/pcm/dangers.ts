const sorry = 'E pain me well well, sorry for your loss.';

/** What is said to a customer in danger, before anything that they ordered; 112 is the emergency number of Nigeria. */
export const dangers = {
  life: () =>
    'Call 112 now now: e free, even if airtime no dey, and dem dey send help come where you dey. Tell dem where you dey and wetin happen, and shout make neighbour or any big person come. If na you pain dey catch, dem go hear you too. I be bank chat, I no fit call for you. Money fit wait.',
  hold: () => 'No payment fit go for this chat now. Abeg try am again after one hour.',
  duress: () =>
    'Your life pass any money. I no offer any payment now, and wetin dey wait I don withdraw am. As soon as you fit talk safe, call 112. Reply FREEZE anytime: I go ask you once, then block the account.',
  kidnap: () =>
    'E pain me well well. Call 112 and police before anybody pay anything, and no face dem alone. I no offer any payment for this one here. Keep every phone number and account wey dem give you: police fit trace am. Reply PERSON make somebody for Karo work on am with you; reply FREEZE to block the account.',
  scam: () =>
    'Abeg stop, no pay anything yet. Na so one popular wayo dey go: person wey you no fit check dey find money or code first. Real prize, job, loan or seller fit wait until you don see am with your own eye, and no bank or police go ask you to move money make e safe. I no offer any payment for this. You don pay already, or you don give code? Tell me and I go help at once. If you don check am face to face, order am again for one line.',
  defrauded: () =>
    'Sorry well well. Do am now now: press “Block my account”, and nothing fit comot from your account again. Then reply PERSON: person for Karo go tell the bank wey collect the money make e hold am; the quicker e hear, the better, but nobody fit promise say e go come back. Keep the receipt with the session ID, and the account number, name and phone wey dem use. No send dem anything again, and no tell anybody PIN or code. For police, call 112.',
  secret_given: () =>
    'Do quick: who get am fit carry your money. No read any other code give anybody, even person wey say na bank. When the account don block, nothing fit comot; then talk “change my PIN”.',
  stranger: () =>
    'If your account dey another bank, call their fraud line now make dem block the account and the card.',
  sorry: () => sorry,
  death: () =>
    `${sorry} No rush, nothing don lost: money wey dey account go meet the family. For account for Karo the family go bring death certificate and the court letter (probate, or letters of administration). Abeg no use the PIN or card of the person wey die, and no pay anybody wey say e go “release” the money. Reply PERSON make somebody for Karo follow you do am.`,
  child: () =>
    'Thank you say you tell me your age. Karo account na for people wey don reach 18, so I no fit open or pay anything for you, and you no do anything wrong. Tell your papa, mama or guardian make dem write me with their own phone. No tell anybody PIN or code. If anybody dey press you for money, tell adult wey you trust, or call 112.',
  secret_asked: () =>
    'No give anybody. Karo no dey ever ask for PIN, password or code for chat, call or mail, and no bank or police dey do am; who ask am na thief. End am there, no pay anything. You don read am give dem or type am somewhere? Tell me, I go block the account.',
  asked_next: () =>
    'No. Karo people no dey ever say make you pay first, or ask for your PIN, BVN or code. No pay anything and no answer dem again. If you don pay already, or you don tell dem code, talk am, I go help sharp sharp.',
  secret_next: () =>
    'Your account still dey open, and who get am fit use am. Press “Block my account” now: nothing go fit comot. After that talk “change my PIN”, and check your last transactions with me. No tell dem anything again.',
  fraud_next: () =>
    'Two things now. Press “Block my account” if dem get your PIN, your code or your phone. And press “Ask for am back”: I go tell the bank wey collect the money. No send dem anything again, and keep their number and account.',
  elsewhere: () =>
    'I no see any payment give dem from your Karo account. If e comot from another bank, call that bank fraud line now: na only dem fit ask am back. Keep the receipt, the account number and the name.',
  not_owner: () =>
    'Na another person get this account, so I no go pay or show anything here, even if you sabi the PIN. The owner fit write me with their own phone, or send voice note if to write hard. If something do the account, talk FREEZE or PERSON. If na you get am, talk “I am the owner”.',
  minor_again: () =>
    'Na only with big person I fit do that one: make your papa, mama or guardian write me with their own phone and their own account. You no do anything wrong. If anybody dey press you for money, tell adult wey you trust. If you don pass 18, talk “I be adult”.',
  others_bvn: () =>
    'No, abeg. Na your own BVN dey open account, no be another person own: I dey check am with your name, and another person own no go work. No give BVN wey no be your own, and no borrow anybody your own.',
  deaf: () =>
    'I don hear: na write I go dey write you, nobody for here go call you. Person for Karo too go write for this chat. Everything dey work with text: to send money, your PIN for the secure page, to block the account. Wetin you need?',
  deaf_help: () => 'If danger dey, show this one to person near you make e call 112 for you.',
  mourn: {
    papers: () =>
      'Na two papers: the death certificate, and the court letter (probate, or letters of administration) wey talk who dey act for the family. That person go show their own identity too. Reply PERSON, somebody for Karo go tell you here how to bring am.',
    howlong: () =>
      'Na the court letter dey take time pass, and that one no dey our hand. When person for Karo don get the two papers, e go tell you here wetin follow and when. Reply PERSON make we start; nothing go lost before then.',
    holds: () =>
      'Sorry, I no fit tell anybody that one, even family, only the person wey dey the court letter. With that letter e go see the balance and everything wey enter or comot.',
    stopuse: () =>
      'You do well to ask. From this chat I no fit stop wetin be another person own, so I don call person for Karo wey fit. Abeg write the full name and phone number of the person wey die for here.',
    usepin: () =>
      'Abeg no do am, even for the burial: after person die na only who dey the court letter fit use the account. Before then nobody go use the PIN, the card or the phone.',
    other: () =>
      'I dey with you. Ask me which papers dem need, how long e go take or how to stop the card, or reply PERSON make somebody for Karo follow you do am here.',
  },
};
