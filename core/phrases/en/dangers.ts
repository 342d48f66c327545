/** What is said to a customer in danger, before anything that they ordered; 112 is the emergency number of Nigeria. */
export const dangers = {
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
  death: () =>
    'I am very sorry for your loss. There is no hurry, and nothing is lost: the money in an account goes to the heirs. For an account at Karo the family brings the death certificate and the court’s letter (probate, or letters of administration). Please do not use the PIN or card of the person who died, and pay nobody who promises to “release” the money. Reply PERSON and somebody at Karo goes through it with you.',
  child: () =>
    'Thank you for telling me your age. An account at Karo is for people of 18 and over, so I open nothing and pay nothing for you, and you have done nothing wrong. Ask a parent or guardian to write to me from their own phone. Tell nobody a PIN or a code. If anybody presses you for money, tell an adult whom you trust, or call 112.',
};
