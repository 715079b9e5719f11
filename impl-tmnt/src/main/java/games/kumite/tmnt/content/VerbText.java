package games.kumite.tmnt.content;

import games.kumite.tmnt.content.Effect.Aim;
import games.kumite.tmnt.content.Effect.Chooser;
import games.kumite.tmnt.content.Effect.What;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a verb with its arguments. */
final class VerbText {

  /** A form of a verb with arguments, and what it means. */
  private record Form(Pattern pattern, Function<Matcher, Effect> reading) {}

  private static final List<Form> FORMS = List.of(
      form("(STR) ([+-][0-9]{1,2})(?: (CHOICE|SIDE|MONSTER|MORE))?", VerbText::change),
      form("(RUN|NEXT|NEXTRUN) ([+-][0-9]{1,2})( MORE)?", VerbText::amount),
      form("(LEVEL) ([+-][1-9])(?: (TARGET|MORE))?", VerbText::change),
      form("LOSE (ITEM|STANCE|KATA|ALLY|HAND|GOLD)(?::(HEAD|ARMOR|FOOT|ONEHAND|HANDS|EQUIPPED|BEST))?"
          + " (ALL|[0-9]{1,4})(?: (VICTIM|LEFT|RIGHT|RANDOM))?", VerbText::lose),
      form("DRAW (DOOR|TREASURE) ([1-9])( THEN LOSE ONE_OF_THEM)?",
          m -> new Effect.Draw(Deck.valueOf(m.group(1)), number(m, 2), m.group(3) != null)),
      form("REMOVE (MONSTER\\(.+\\)) (TREASURE|NOTREASURE)",
          m -> new Effect.Remove(ConditionText.parse(m.group(1)), m.group(2).equals("TREASURE"))),
      form("TREASURE ([+-][1-9])(?: MORE)?( MIN1)?", m -> new Effect.Treasure(number(m, 1), m.group(2) != null)),
      form("EXTRASLOT (HAND|ANY) ([1-9])", m -> new Effect.ExtraSlot(m.group(1).equals("ANY"), number(m, 2))),
      form("NOPURSUE LEVEL<=([1-9])", m -> new Effect.Amount(Verb.NOPURSUE, number(m, 1))),
      form("REDUCE_LEVEL_LOSS ([1-9]) ON BADSTUFF", m -> new Effect.Amount(Verb.REDUCE_LEVEL_LOSS, number(m, 1))));

  private VerbText() {}

  private static Form form(String pattern, Function<Matcher, Effect> reading) {
    return new Form(Pattern.compile(pattern), reading);
  }

  private static int number(Matcher m, int group) {
    return Integer.parseInt(m.group(group));
  }

  static Effect parse(String text) {
    Effect fixed = fixed(text);
    if (fixed != null) {
      return fixed;
    }
    for (Form form : FORMS) {
      Matcher m = form.pattern.matcher(text);
      if (m.matches()) {
        return form.reading.apply(m);
      }
    }
    throw new IllegalArgumentException("there is no effect \"" + text + "\" in the vocabulary");
  }

  private static @Nullable Effect fixed(String text) {
    return switch (text) {
      case "REROLL RUN OWN" -> new Effect.OfRun(Verb.REROLL, false);
      case "REROLL RUN ANY" -> new Effect.OfRun(Verb.REROLL, true);
      case "SETDIE CHOICE" -> new Effect.Plain(Verb.SETDIE);
      case "ESCAPE ALL SELF", "ESCAPE ALL OWN" -> new Effect.OfRun(Verb.ESCAPE, false);
      case "ESCAPE ALL SIDE" -> new Effect.OfRun(Verb.ESCAPE, true);
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

  private static Effect change(Matcher m) {
    String aim = m.group(3);
    boolean more = "MORE".equals(aim);
    return new Effect.Change(
        Verb.valueOf(m.group(1)), number(m, 2), aim == null || more ? Aim.OWN : Aim.valueOf(aim), more);
  }

  private static Effect amount(Matcher m) {
    Verb verb = Verb.valueOf(m.group(1));
    if (verb != Verb.RUN && number(m, 2) >= 0) {
      throw new IllegalArgumentException(verb + " needs a negative number, was \"" + m.group() + "\"");
    }
    return new Effect.Amount(verb, number(m, 2));
  }

  private static Effect lose(Matcher m) {
    String text = m.group();
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
