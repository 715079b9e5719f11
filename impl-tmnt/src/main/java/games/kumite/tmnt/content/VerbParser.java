package games.kumite.tmnt.content;

import games.kumite.spi.content.Grammar;
import games.kumite.spi.content.Grammar.Found;
import games.kumite.tmnt.content.Effect.Aim;
import games.kumite.tmnt.content.Effect.Chooser;
import games.kumite.tmnt.content.Effect.What;

/** A parser of a verb with its arguments. */
final class VerbParser {

  private static final Grammar<Effect> EFFECT = Grammar.<Effect>of("there is no effect \"%s\" in the vocabulary")
      .form("(STR) ([+-][0-9]{1,2})(?: (CHOICE|SIDE|MONSTER|MORE))?", VerbParser::change)
      .form("(LEVEL) ([+-][1-9])(?: (TARGET|MORE))?", VerbParser::change)
      .form("RUN ([+-][0-9]{1,2})(?: MORE)?", found -> new Effect.Amount(EffectVerb.RUN, found.number(1)))
      .form("(NEXT|NEXTRUN) ([+-][0-9]{1,2})(?: MORE)?", VerbParser::omen)
      .form("LOSE (ITEM|STANCE|KATA|ALLY|HAND|GOLD)(?::(HEAD|ARMOR|FOOT|ONEHAND|HANDS|EQUIPPED|BEST))?"
          + " (ALL|[0-9]{1,4})(?: (VICTIM|LEFT|RIGHT|RANDOM))?", VerbParser::lose)
      .form("DRAW (DOOR|TREASURE) ([1-9])( THEN LOSE ONE_OF_THEM)?",
          found -> new Effect.Draw(EffectVerb.DRAW, found.word(1, Deck.class), found.number(2), found.has(3)))
      .form("REMOVE (MONSTER\\(.+\\)) (?:TREASURE|(NOTREASURE))",
          found -> new Effect.Remove(EffectVerb.REMOVE, ConditionParser.parse(found.text(1)), !found.has(2)))
      .form("TREASURE ([+-][1-9])(?: MORE)?( MIN1)?",
          found -> new Effect.Treasure(EffectVerb.TREASURE, found.number(1), found.has(2)))
      .form("EXTRASLOT (?:HAND|(ANY)) ([1-9])",
          found -> new Effect.ExtraSlot(EffectVerb.EXTRASLOT, found.has(1), found.number(2)))
      .form("(NOPURSUE) LEVEL<=([1-9])", VerbParser::amount)
      .form("(REDUCE_LEVEL_LOSS) ([1-9]) ON BADSTUFF", VerbParser::amount)
      .form("(STEALLEVEL) (1) TARGET", VerbParser::amount)
      .form("(HANDLIMIT) (6)", VerbParser::amount)
      .form("(REROLL) RUN (?:OWN|(ANY))", VerbParser::ofRun)
      .form("(ESCAPE) ALL (?:SELF|OWN|(SIDE))", VerbParser::ofRun)
      .form("SETDIE CHOICE|ADDMONSTER HAND|ATTACH IGNORE_LIMITS|CANCELTRAP SELF|NOESCAPE|NOHELP|LEVELONLY|LEVELONLY_HELPER"
          + "|NOONESHOT|WINTIES|DIE|MATE|FORCEHELP|DOUBLE_ONE_ITEM", VerbParser::plain);

  private VerbParser() {}

  static Effect parse(String text) {
    return EFFECT.read(text);
  }

  private static Effect change(Found found) {
    boolean more = found.text(3).equals("MORE");
    return new Effect.Change(found.word(1, EffectVerb.class), found.number(2),
        more || !found.has(3) ? Aim.OWN : found.word(3, Aim.class), more);
  }

  private static Effect amount(Found found) {
    return new Effect.Amount(found.word(1, EffectVerb.class), found.number(2));
  }

  private static Effect omen(Found found) {
    if (found.number(2) >= 0) {
      throw wrong(found.text(1) + " needs a negative number", found);
    }
    return amount(found);
  }

  private static Effect ofRun(Found found) {
    return new Effect.OfRun(found.word(1, EffectVerb.class), found.has(2));
  }

  private static Effect plain(Found found) {
    return new Effect.Plain(EffectVerb.valueOf(found.text().split(" ")[0]));
  }

  private static Effect lose(Found found) {
    boolean all = found.text(3).equals("ALL");
    if (found.text(3).matches("0+")) {
      throw wrong("LOSE needs a number above 0", found);
    } else if (found.has(2) && !found.text(1).equals("ITEM")) {
      throw wrong("only ITEM has kinds in LOSE", found);
    } else if (all == found.has(4)) {
      throw wrong("LOSE needs a number and who chooses, or ALL", found);
    }
    Chooser who = all ? Chooser.VICTIM : found.word(4, Chooser.class);
    What what = found.word(found.has(2) ? 2 : 1, What.class);
    boolean isHand = what == What.HAND;
    if (who == Chooser.RANDOM && !isHand || (who == Chooser.LEFT || who == Chooser.RIGHT) && isHand) {
      throw wrong("hand cards are chosen by VICTIM or RANDOM, cards in play by VICTIM, LEFT or RIGHT", found);
    }
    return new Effect.Lose(EffectVerb.LOSE, what, all ? 0 : found.number(3), who);
  }

  private static IllegalArgumentException wrong(String message, Found found) {
    return new IllegalArgumentException(message + ", was \"" + found.text() + "\"");
  }
}
