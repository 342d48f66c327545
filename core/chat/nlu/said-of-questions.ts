/** How a question begins, in each of the five languages, in folded text. "Ina so" is no question: it wants. */
export const question = new RegExp(
  `^\\s*(?:(?:please|abeg|pls|wait|biko|jowo|ejo|duro|chere|don allah|dan allah|i (?:just |only )?(?:want|wan|would like)(?: to)? (?:know|sabi|ask))[ ,]+)*(?:${[
    "hw|wat|wats|how|what|whats|what's|why|when|where|who|which|is|are|can|could|do|does|will|should|explain|calculate|tell me",
    'wetin|shey|abi|na how|na wetin|una (?:dey|get|fit)|i fit',
    'wai|idan|in (?:na|mun|an|sun)|ta yaya|yaya|ya ya|ya ake|me|menene|mene|meye|wa|wane|wace|wanene|waye|yaushe|nawa|ko|shin|don me|a ina|akwai|zan iya|ina(?! (?:so|son|bukata|bukatar|fata))|kuna|bayyana|gaya min|fada min',
    'bawo|kini|ki|kilode|nibo|ibo|igba wo|igbawo|nigba wo|ta|tani|ti (?:mo|a|won|e) ba|bi (?:mo|a|won|e) ba|elo|melo|ewo|se|nje|sebi|nitori kini|e salaye|so fun mi',
    'kedu|gini|olee|ole|ebee|onye(?! (?:ohi|oshi|ori|wayo|aghugho|uno|nne|nna)\\b)|mgbe ole|ego ole|maka gini|enwere m ike|a ga m|m ga|o bu|unu (?:na|nwere)|kowaa|gwa m',
  ].join('|')})\\b|\\?\\s*$`,
);

/** Whether a folded text asks something. */
export const isQuestion = (text: string): boolean => question.test(text);
