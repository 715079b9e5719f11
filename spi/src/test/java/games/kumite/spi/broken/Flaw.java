package games.kumite.spi.broken;

import java.util.Set;

/** What can be wrong with a game, which property is there for it, and what its message must say. */
enum Flaw {

  /** Nothing: every property holds. */
  NONE("", ""),

  // 1
  /** A result depends on when the plugin object was made. */
  CLOCK("property-1", "the same seed, setup and actions gave another match"),
  /** A die falls by when the plugin object was made. */
  CLOCK_DIE("property-1", "the same seed, setup and actions gave another match"),
  /** Actions are listed in the order of identity hashes. */
  IDENTITY_ORDER("property-1", "a fresh JVM"),

  // 2
  /** A copy has the same list as its original. */
  SHARED_LIST("property-2", "share an object that may change, a java.util.ArrayList: match.run.state.log"),
  /** A function object lies in the state. */
  LAMBDA("property-2", "a lambda lies in the state, at state.reminder"),
  /** A function object lies on the agenda as a step. */
  LAMBDA_AS_STEP("property-7", "a step must be an enum constant or a record, was the lambda"),
  /** A function object is a step that runs at once, before anything is asked. */
  LAMBDA_AT_ONCE("property-3", "a step must be an enum constant or a record, was the lambda", "property-6"),
  /** A copy is the state itself. */
  COPY_IS_ITSELF("property-7", "must return a new state, returned itself"),
  /** A step that counts in itself lies on the agenda. */
  STEP_THAT_COUNTS("property-2", "share an object that may change"),
  /** A class that is marked as shared changes, which neither resuming nor undoing takes back. */
  MARKED_CHANGES("property-2", "is marked as shared, yet its content has changed", "property-5"),
  /** The copy constructor leaves a field out. */
  COPY_FORGETS("property-2", "a copy is not like its original"),
  /** Describing the table changes the state, which a resumed match has not been asked for. */
  GETTER_CHANGES("property-2", "asking for the record changed the match", "property-5", "property-6"),

  // 3
  /** A listed action fails when it is played. */
  REFUSED_WHEN_PLAYED("property-3", "is listed, but cannot be played", "property-6"),
  /** Equal actions are not equal. */
  ACTION_WITHOUT_EQUALS("property-3", "reads back to an action that is not equal"),
  /** A notation in capitals. */
  LOUD_NOTATION("property-3", "must begin with a verb in lower-case letters"),
  /** An argument that no element of the table is called. */
  ARGUMENT_WITHOUT_ELEMENT("property-3", "has the argument U"),
  /** An action is listed two times. */
  LISTED_TWICE("property-3", "is listed twice"),

  /** What can be done at any decision changes what is asked. */
  ANYTIME_MOVES_ON("property-3", "after fold something else is asked"),
  /** What can be done at any decision is called nothing in the texts. */
  ANYTIME_WITHOUT_WORDS("property-3", "label.sneeze"),

  /** A question samples an action that a rule refuses. */
  SAMPLE_REFUSED("property-3", "is not legal"),
  /** A question samples from the match's own dice. */
  SAMPLE_WITH_DICE("property-3", "equal sources sample"),
  /** A question never samples one of its verbs. */
  SAMPLE_ONE_SIDED("property-3", "samples never meet [bury]"),

  // 4
  /** A question counts how often somebody asked why. */
  REFUSAL_CHANGES("property-4", "changed the match"),
  /** The reason of a refusal is missing in the texts. */
  REFUSAL_WITHOUT_WORDS("property-4", "is refused for a reason that has no text"),

  // 5
  /** A label that a record reads as label and subject. */
  LABEL_WITH_NUMBER("property-5", "cannot be resumed"),

  // 6
  /** The table shows something of everybody's hand. */
  HAND_ON_TABLE("property-6", "cannot know the difference"),
  /** An id tells what is in a hand. */
  HAND_IN_ID("property-6", "cannot know the difference"),
  /** The prompt of those who wait names a hidden card. */
  HAND_IN_PROMPT("property-6", "cannot know the difference"),
  /** What a seat may choose depends on another one's hand. */
  HAND_IN_DECISION("property-6", "cannot know the difference"),
  /** An event names a card to those who cannot see it. */
  HAND_IN_EVENT("property-6", "is told something else"),
  /** A step remembers the face of a hidden card instead of its token. */
  STEP_WITH_FACE("property-6", "so that a hidden thing is in it"),
  /** A script remembers the face of a hidden card in its locals. */
  SECRET_IN_LOCALS("property-6", "so that a hidden thing is in it"),
  /** Who might act in a window depends on what is in its hand. */
  MIGHT_ACT_LOOKS("property-6", "who might act in window top"),
  /** The state remembers a face that was peeked at, and shows it, instead of showing the card. */
  PEEK_IN_STATE("property-6", "so that a hidden thing is in it"),
  /** Hidden cards are not declared, so that the engine sees no reveal either. */
  UNDECLARED_HANDS("property-6", "cannot know the difference", "undo", "dice"),
  /** Imagining deals everything anew. */
  CARELESS_DEAL("property-6", "breaks what it knows"),
  /** The table shows what is under everybody's cup. */
  CUP_ON_TABLE("property-6", "in cup-"),
  /** A perspective holds who is asked in a window. */
  ASKED_IN_PERSPECTIVE("property-6", "who is asked in the window top"),
  /** Imagined matches ask the one who is really asked in a window. */
  ASKED_IN_WORLDS("property-6", "who is asked in the window top"),
  /** The prompt of those who wait in a window names the one who is asked. */
  ASKED_IN_PROMPT("property-6", "who is asked in the window top"),
  /** The table marks the one who is asked in a window. */
  ASKED_ON_TABLE("property-6", "who is asked in the window top"),
  /** An event tells who is asked in a window. */
  ASKED_IN_EVENT("property-6", "who was asked in the window top"),
  /** The table counts the passes in windows. */
  PASS_ON_TABLE("property-6", "who was asked in the window top and passed"),
  /** An event tells of a pass in a window. */
  PASS_IN_EVENT("property-6", "who was asked in the window top and passed"),
  /** The open key of the state holds a hidden card. */
  KEY_OF_A_HAND("property-6", "the key of what Bo knows is another one in its perspective"),
  /** The keys leave out what is seen. */
  KEY_OF_NOTHING("property-6", "one key stands for two positions"),
  /** A question says that everybody can tell what is listed, which depends on the seat's hand. */
  OPEN_BY_HAND("property-6", "says that everybody can tell what is listed"),
  /** The state has a generator of its own. */
  OWN_GENERATOR("property-6", "holds the seed or a source of chance"),
  /** A plain question is put to a seat only if it holds a certain card. */
  ASKS_THE_HOLDER("property-6", "a question that only the holder of a card is asked belongs in a window"),
  /** A question answers itself where a seat does not hold a certain card. */
  ANSWERED_BY_HAND("property-6", "would have been taken without asking"),
  /** The rules leave a question out where a seat does not hold a certain card, and go on in public. */
  LEFT_OUT_BY_HAND("property-6", "whether a seat is asked must not depend on anything hidden"),
  /** The card that somebody peeks at is shown to the first seat. */
  SHOWN_TO_A_MASK("property-6", "whoever acts, a card is shown to"),

  // 7
  /** A decision without an action. */
  EMPTY_DECISION("property-7", "lists nothing", "property-6"),
  /** A phase that the game does not declare. */
  UNLISTED_PHASE("property-7", "is not declared"),
  /** A value of an option that no number of seats allows. */
  UNUSABLE_OPTION("property-7", "declared value of an option with some number of seats"),
  /** A match with a value of an option cannot start, and nothing refuses the value. */
  OPTION_THAT_BREAKS("property-7", "options {rounds=1}: java.lang.IllegalStateException: no such number of rounds"),
  /** More keywords than a look-up of games takes. */
  TOO_MANY_KEYWORDS("property-7", "a declared list must be at most 10000 elements, was 10001"),
  /** A number of seats that is declared, and refused unless an option is set. */
  SEATS_NEED_AN_OPTION("property-7", "allowed where no option is set"),
  /** A seat that has left the table is asked. */
  SEAT_GONE("property-7", "is not on its table", "attributes"),
  /** The kind of a question has no prompts of its own: the question borrows another kind's. */
  KIND_WITHOUT_PROMPT("property-7", "the decision's kind nameless has no prompt of its own"),
  /** Every turn leaves its marker on the agenda. */
  MARKERS_PILE_UP("property-7", "the agenda grows over the match"),
  /** A seat that does not exist is asked. */
  WRONG_SEAT("property-7", "names no seat of the match", "property-6"),

  // learning
  /** The rules measure what is in a hand. */
  HAND_MEASURED("learning", "in that of a match that it cannot tell apart"),
  /** The rules measure more things the longer a match lasts. */
  MEASURES_GROW("learning", "the rules measured"),

  // 8
  /** The match never ends. */
  ENDLESS("property-8", "the match is not over; declared are at most 30"),
  /** What is done in a window uses nothing up: whoever can act in it can do so for ever. */
  WINDOW_FOR_EVER("property-8", "the window top is open after 200 actions"),
  /** A score beyond the declared range. */
  SCORE_OUT_OF_RANGE("property-8", "must have scores within the declared 0..100"),
  /** Two places of rank 2 behind nobody. */
  BAD_RANKS("property-8", "must have ranks from 1"),
  /** Dice that the facts deny. */
  UNDECLARED_CHANCE("property-8", "the game declares no chance"),

  // 9
  /** The table shows how many matches a service has begun. */
  SERVICE_COUNTS("property-9", "a second match of the same game differs from the first one"),
  /** A service remembers a bid of the match that was played last, be it a copy, a resumed or an imagined one. */
  SERVICE_REMEMBERS("property-9", "played in turns with another differs from the first one",
      "property-2", "property-5", "property-6"),

  // 10
  /** A rule has changed. */
  OTHER_RULE("property-10", "the playthrough differs from"),
  /** A text is missing. */
  TEXT_MISSING("property-10", "the label of action"),
  /** A language has a key that the English texts do not have. */
  BUNDLE_WITH_OTHER_KEYS("property-10", "must have the keys of"),
  /** A refusal is told without an argument of its text. */
  HOLE_IN_REFUSAL("property-4", "with an unfilled place"),
  /** A prompt is told without one of its arguments. */
  HOLE_IN_PROMPT("property-10", "the prompt of bid must be given a value for {1}"),
  /** The outcome is summed up without an argument. */
  HOLE_IN_SUMMARY("property-10", "the summary of the outcome must be given a value for {1}"),
  /** A text on the table is told without an argument. */
  HOLE_ON_TABLE("property-10", "the attribute text of token:weather has an unfilled place"),
  /** The table calls a pile by words that are written in the code. */
  LABEL_IN_CODE("property-10", "must be a text of the game"),
  /** A label is empty. */
  EMPTY_LABEL("property-10", "the label of action"),

  // languages
  /** What is no text for people depends on the language. */
  SPOKEN_ATTRIBUTE("languages", "must be the same in every language"),
  /** A word on the table is read in English by everybody. */
  UNSPOKEN_WORD("languages", "attribute.weather"),

  // attributes
  /** A reference to an element that is not on the table. */
  DANGLING_REFERENCE("attributes", "refers to card:U11, which is not on this table"),
  /** References that are joined to a text. */
  REFERENCES_IN_WORDS("attributes", "must refer by References"),
  /** A track that says how far it is in words. */
  TRACK_IN_WORDS("attributes", "must have the attribute value as Integer"),
  /** A track beyond its end. */
  TRACK_BEYOND_ITS_END("attributes", "must be within its min and max"),
  /** A die that shows a word. */
  DIE_IN_WORDS("attributes", "must have the attribute face as Integer"),
  /** A die with more on top than it has sides. */
  DIE_BEYOND_ITS_SIDES("attributes", "must be one of its sides"),
  /** Several words in one text. */
  WORDS_IN_ONE_TEXT("attributes", "must be one word in lower case or a list"),
  /** A word in capitals. */
  LOUD_WORD("attributes", "must be one word in lower case or a list"),
  /** A picture that the game does not declare. */
  ART_UNDECLARED("attributes", "must be one of the game's art keys"),
  /** A key of a picture that no file could have as its name. */
  ART_IN_WORDS("attributes", "must be of letters, digits and .-_"),
  /** A board with places for some of its spaces only. */
  BOARD_HALF_PLACED("attributes", "must have x and y or none"),
  /** A space beyond the end of its grid. */
  SPACE_BEYOND_ITS_GRID("attributes", "the column of space:far must be 1..2"),

  // dice
  /** A die is rolled, and no player sees it on the table. */
  DIE_UNSEEN("dice", "must lie on the table until the next one"),

  // motion
  /** A token goes to another seat, and no viewer is told. */
  MOTION_UNTOLD("motion", "but is told of no motion: add it in State.collectPlaces"),
  /** A token goes to another seat, and viewers are told that it comes from off the table. */
  MOTION_FROM_ELSEWHERE("motion", "leaves off the table, but it was seat:"),

  // ids
  /** The table counts cards that look alike from the top of their pile, so that another one changes their ids. */
  COUNTED_IDS("ids", "a card that stays in pile:stones keeps its id"),
  /** The table tells cards that look alike apart for good, as if they were marked. */
  MARKED_IDS("ids", "nobody can tell two cards apart that look alike", "property-6"),
  /** The table shows cards that the observer does not know, face down, and their ids can be followed. */
  IDS_FACE_DOWN("ids", "a card that nobody knows is no element"),
  /** The id of a played card tells which one of the hidden cards it was. */
  IDS_OF_TOKENS("ids", "is called after something else than what is printed on it"),
  /** A card is drawn, and nobody is told that it went from the deck to a hand. */
  MOVED_IN_SILENCE("ids", "is not told of 1 cards that have come to"),

  // undo
  /** A reveal that the engine is not told of. */
  SILENT_REVEAL("undo", "somebody knows more than before, but it can be undone"),

  // estimates
  /** Who is ahead is said to be behind. */
  CONTRARY_ESTIMATE("estimate", "must be nearer to the result than always saying");

  private final String caughtBy;
  private final String says;
  private final Set<String> alsoBy;

  /**
   * A flaw.
   *
   * @param caughtBy the property that is there for it
   * @param says a part of that property's message
   * @param alsoBy properties that fail too, since the flaw breaks what they need
   */
  Flaw(String caughtBy, String says, String... alsoBy) {
    this.caughtBy = caughtBy;
    this.says = says;
    this.alsoBy = Set.of(alsoBy);
  }

  String caughtBy() {
    return caughtBy;
  }

  String says() {
    return says;
  }

  Set<String> alsoBy() {
    return alsoBy;
  }
}
