const sorry = 'I am very sorry for your loss.';

/** What is said to a customer in danger, before anything that they ordered; 112 is the emergency number of Nigeria. */
export const dangers = {
  life: () =>
    'Call 112 now: it is free, also without airtime, and sends help to where you are. Say where you are and what has happened, and shout for a neighbour or any adult. If it is you who are in pain, they listen too. I am a bank’s chat and cannot call for you. Money can wait.',
  hold: () => 'No payment can be made in this chat at the moment. Please try again in an hour.',
  duress: () =>
    'Your safety comes before any money. I offer no payment now, and what was waiting is withdrawn. As soon as you can speak safely, call 112. Reply FREEZE at any time and I will ask once, then block the account.',
  kidnap: () =>
    'I am so sorry. Call 112 and the police before anything is paid, and do not deal with them alone. I offer no payment for this here. Keep every phone number and account they give you: the police can trace them. Reply PERSON and somebody at Karo works on it with you; reply FREEZE to block the account.',
  scam: () =>
    'Please stop and pay nothing yet. This is how a well-known fraud goes: somebody you cannot check wants money or a code first. A real prize, job, loan or seller can wait until you have seen it yourself, and no bank or police asks you to move money to keep it safe. I offer no payment for this. Did you already pay, or give a code? Tell me and I help at once. If you have checked it in person, order it again in one line.',
  defrauded: () =>
    'I am sorry. Act now: press “Block my account” and nothing more can leave your account. Then reply PERSON: somebody at Karo asks the bank that received the money to hold it; the sooner it hears, the better, but nobody can promise that it comes back. Keep the receipt with its session ID, and the account number, name and phone they used. Send them nothing more, and tell nobody a PIN or a code. For the police, call 112.',
  secret_given: () =>
    'Be quick: whoever has it can take your money. Read out no further code, even to somebody who says that they are the bank. When the account is blocked, nothing can leave it; then say “change my PIN”.',
  stranger: () =>
    'If your account is with another bank, call its fraud line now and have the account and the card blocked.',
  sorry: () => sorry,
  death: () =>
    `${sorry} There is no hurry, and nothing is lost: the money in an account goes to the heirs. For an account at Karo the family brings the death certificate and the court’s letter (probate, or letters of administration). Please do not use the PIN or card of the person who died, and pay nobody who promises to “release” the money. Reply PERSON and somebody at Karo goes through it with you.`,
  child: () =>
    'Thank you for telling me your age. An account at Karo is for people of 18 and over, so I open nothing and pay nothing for you, and you have done nothing wrong. Ask a parent or guardian to write to me from their own phone. Tell nobody a PIN or a code. If anybody presses you for money, tell an adult whom you trust, or call 112.',
  secret_asked: () =>
    'Give it to nobody. Karo never asks for a PIN, a password or a code in a chat, a call or a mail, and no bank or police does; who asks for it is a thief. End it there and pay nothing. Did you already read it out or type it somewhere? Tell me, and I block the account.',
  asked_next: () =>
    'No. Karo’s people never ask you to pay first, or for your PIN, your BVN or a code. Pay nothing and answer them no more. If you have already paid, or told them a code, say so and I help at once.',
  secret_next: () =>
    'Your account is still open, and whoever has it can use it. Press “Block my account” now: nothing can leave it then. After that say “change my PIN”, and look at your last transactions with me. Tell them nothing more.',
  fraud_next: () =>
    'Two things now. Press “Block my account” if they have your PIN, your code or your phone. And press “Ask it back”: I tell the bank that received the money. Send them nothing more, and keep their number and account.',
  elsewhere: () =>
    'I see no payment to them from your Karo account. If it left from another bank, call that bank’s fraud line now: only it can ask the money back. Keep the receipt, the account number and the name.',
  not_owner: () =>
    'This account is somebody else’s, so I pay nothing and show nothing here, also where you know the PIN. The owner can write to me from their own phone, or send a voice note if writing is hard. If something is wrong with the account, say FREEZE or PERSON. If you are the owner, say “I am the owner”.',
  minor_again: () =>
    'I can do that only with a grown-up: your parent or guardian writes to me from their own phone, with their own account. You have done nothing wrong. If anybody presses you for money, tell an adult whom you trust. If you are 18 or over, say “I am an adult”.',
  others_bvn: () =>
    'No, please. An account is opened with your own BVN and nobody else’s: I compare it with your name, and another person’s is refused. Never give a BVN that is not yours, and lend yours to nobody.',
  deaf: () =>
    'Noted: I write to you and nobody here calls you. A person at Karo writes in this chat as well. Everything works by text: sending money, your PIN on the secure page, blocking the account. What do you need?',
  deaf_help: () => 'If you are in danger, show this to somebody near you and let them call 112 for you.',
  mourn: {
    papers: () =>
      'Two papers: the death certificate, and the letter of the court (probate, or letters of administration) that says who acts for the family. Whoever that is also shows their own identity. Reply PERSON, and somebody at Karo tells you here how to hand them in.',
    howlong: () =>
      'The letter of the court takes the longest, and its time is not in our hands. When somebody at Karo has both papers they tell you here what follows and by when. Reply PERSON to begin; nothing is lost in the meantime.',
    holds: () =>
      'I am sorry, I may not tell that to anybody but the person whom the court’s letter names, not even to family. With that letter they see the balance and all that came in or went out.',
    stopuse: () =>
      'That is right to ask. From this chat I cannot stop what is another’s, so I have called a person at Karo who can. Please write here the full name and the phone number of the one who died.',
    usepin: () =>
      'Please do not, also not for the burial: after a death only the person named in the court’s letter may use the account. Until then nobody uses the PIN, the card or the phone.',
    other: () =>
      'I am with you. Ask me what papers are needed, how long it takes or how to stop the card, or reply PERSON and somebody at Karo goes through it with you here.',
  },
};
