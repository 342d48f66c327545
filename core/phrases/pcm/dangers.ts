/** What is said to a customer in danger, before anything that they ordered; 112 is the emergency number of Nigeria. */
export const dangers = {
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
  death: () =>
    'E pain me well well, sorry for your loss. No rush, nothing don lost: money wey dey account go meet the family. For account for Karo the family go bring death certificate and the court letter (probate, or letters of administration). Abeg no use the PIN or card of the person wey die, and no pay anybody wey say e go “release” the money. Reply PERSON make somebody for Karo follow you do am.',
  child: () =>
    'Thank you say you tell me your age. Karo account na for people wey don reach 18, so I no fit open or pay anything for you, and you no do anything wrong. Tell your papa, mama or guardian make dem write me with their own phone. No tell anybody PIN or code. If anybody dey press you for money, tell adult wey you trust, or call 112.',
};
