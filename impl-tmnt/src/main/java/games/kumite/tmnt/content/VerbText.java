package games.kumite.tmnt.content;

import games.kumite.tmnt.content.Effect.Aim;
import games.kumite.tmnt.content.Effect.Chooser;
import games.kumite.tmnt.content.Effect.What;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a verb with its arguments. */
final class VerbText {

  private static final Pattern STR = Pattern.compile("STR ([+-][0-9]{1,2})(?: (CHOICE|SIDE|MONSTER|MORE))?");
  private static final Pattern AMOUNT = Pattern.compile("(RUN|NEXT|NEXTRUN) ([+-][0-9]{1,2})( MORE)?");
  private static final Pattern LEVEL = Pattern.compile("LEVEL ([+-][1-9])(?: (TARGET|MORE))?");
  private static final Pattern LOSE = Pattern.compile("LOSE (ITEM|STANCE|KATA|ALLY|HAND|GOLD)"
      + "(?::(HEAD|ARMOR|FOOT|ONEHAND|HANDS|EQUIPPED|BEST))? (ALL|[0-9]{1,4})(?: (VICTIM|LEFT|RIGHT|RANDOM))?");
  private static final Pattern DRAW =
      Pattern.compile("DRAW (DOOR|TREASURE) ([1-9])( THEN LOSE ONE_OF_THEM)?");
  private static final Pattern REMOVE = Pattern.compile("REMOVE (MONSTER\\(.+\\)) (TREASURE|NOTREASURE)");
  private static final Pattern TREASURE = Pattern.compile("TREASURE ([+-][1-9])(?: MORE)?( MIN1)?");
  private static final Pattern EXTRASLOT = Pattern.compile("EXTRASLOT (HAND|ANY) ([1-9])");
  private static final Pattern NOPURSUE = Pattern.compile("NOPURSUE LEVEL<=([1-9])");
  private static final Pattern REDUCE = Pattern.compile("REDUCE_LEVEL_LOSS ([1-9]) ON BADSTUFF");

  private VerbText() {}

  static Effect parse(String text) {
    Effect fixed = fixed(text);
    if (fixed != null) {
      return fixed;
    }
    Effect counted = counted(text);
    if (counted != null) {
      return counted;
    }
    throw new IllegalArgumentException("there is no effect \"" + text + "\" in the vocabulary");
  }

  private static @Nullable Effect fixed(String text) {
    return switch (text) {
      case "REROLL RUN OWN" -> new Effect.Reroll(Verb.REROLL, false);
      case "REROLL RUN ANY" -> new Effect.Reroll(Verb.REROLL, true);
      case "SETDIE CHOICE" -> new Effect.Plain(Verb.SETDIE);
      case "ESCAPE ALL SELF", "ESCAPE ALL OWN" -> new Effect.Escape(false);
      case "ESCAPE ALL SIDE" -> new Effect.Escape(true);
      case "STEALLEVEL 1 TARGET" -> new Effect.Amount(Verb.STEALLEVEL, 1);
      case "HANDLIMIT 6" -> new Effect.Amount(Verb.HANDLIMIT, 6);
      case "ADDMONSTER HAND" -> new Effect.Plain(Verb.ADDMONSTER);
      case "ATTACH IGNORE_LIMITS" -> new Effect.Plain(Verb.ATTACH);
      case "NOESCAPE", "NOHELP", "LEVELONLY", "LEVELONLY_HELPER", "NOONESHOT", "WINTIES", "DIE", "MATE",
          "FORCEHELP", "DOUBLE_ONE_ITEM" -> new Effect.Plain(Verb.valueOf(text));
      case "CANCELTRAP SELF" -> new Effect.Plain(Verb.CANCELTRAP);
      default -> null;
    };
  }

  private static @Nullable Effect counted(String text) {
    Matcher m = STR.matcher(text);
    if (m.matches()) {
      String aim = m.group(2);
      boolean more = "MORE".equals(aim);
      return new Effect.Strength(
          Integer.parseInt(m.group(1)), aim == null || more ? Aim.OWN : Aim.valueOf(aim), more);
    }
    m = AMOUNT.matcher(text);
    if (m.matches()) {
      return amount(Verb.valueOf(m.group(1)), Integer.parseInt(m.group(2)), text);
    }
    m = LEVEL.matcher(text);
    if (m.matches()) {
      return new Effect.ChangeLevel(
          Integer.parseInt(m.group(1)), "TARGET".equals(m.group(2)), "MORE".equals(m.group(2)));
    }
    m = LOSE.matcher(text);
    if (m.matches()) {
      return lose(m, text);
    }
    m = DRAW.matcher(text);
    if (m.matches()) {
      return new Effect.Draw(Deck.valueOf(m.group(1)), Integer.parseInt(m.group(2)), m.group(3) != null);
    }
    m = REMOVE.matcher(text);
    if (m.matches()) {
      return new Effect.Remove(ConditionText.parse(m.group(1)), m.group(2).equals("TREASURE"));
    }
    m = TREASURE.matcher(text);
    if (m.matches()) {
      return new Effect.Treasure(Integer.parseInt(m.group(1)), m.group(2) != null);
    }
    m = EXTRASLOT.matcher(text);
    if (m.matches()) {
      return new Effect.ExtraSlot(m.group(1).equals("ANY"), Integer.parseInt(m.group(2)));
    }
    m = NOPURSUE.matcher(text);
    if (m.matches()) {
      return new Effect.Amount(Verb.NOPURSUE, Integer.parseInt(m.group(1)));
    }
    m = REDUCE.matcher(text);
    return m.matches() ? new Effect.Amount(Verb.REDUCE_LEVEL_LOSS, Integer.parseInt(m.group(1))) : null;
  }

  private static Effect amount(Verb verb, int amount, String text) {
    if (verb != Verb.RUN && amount >= 0) {
      throw new IllegalArgumentException(verb + " needs a negative number, was \"" + text + "\"");
    }
    return new Effect.Amount(verb, amount);
  }

  private static Effect lose(Matcher m, String text) {
    boolean all = m.group(3).equals("ALL");
    if (m.group(3).matches("0+")) {
      throw new IllegalArgumentException("LOSE needs a number above 0, was \"" + text + "\"");
    }
    String chooser = m.group(4);
    boolean ofItem = m.group(1).equals("ITEM");
    if (m.group(2) != null && !ofItem) {
      throw new IllegalArgumentException("only ITEM has kinds in LOSE, was \"" + text + "\"");
    }
    if (all == (chooser != null)) {
      throw new IllegalArgumentException("LOSE needs a number and who chooses, or ALL, was \"" + text + "\"");
    }
    Chooser who = all ? Chooser.VICTIM : Chooser.valueOf(chooser);
    What what = What.valueOf(m.group(2) != null ? m.group(2) : m.group(1));
    boolean isHand = what == What.HAND;
    if (who == Chooser.RANDOM && !isHand || (who == Chooser.LEFT || who == Chooser.RIGHT) && isHand) {
      throw new IllegalArgumentException(
          "hand cards are chosen by VICTIM or RANDOM, cards in play by VICTIM, LEFT or RIGHT, was \"" + text + "\"");
    }
    return new Effect.Lose(what, all ? 0 : Integer.parseInt(m.group(3)), who);
  }
}
