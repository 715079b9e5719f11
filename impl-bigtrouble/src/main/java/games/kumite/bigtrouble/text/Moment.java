package games.kumite.bigtrouble.text;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.state.GroupQuestion;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Sheet;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.IntStream;

/**
 * A hero's texts for a trigger, one after the other in an order of the group's choice (DEC-35). Texts that need no
 * order come first (BT-RUL-133).
 *
 * @param trigger the trigger
 * @param hero the seat of the hero
 * @param due bits of the places of {@link Holdings} that are still to come
 */
record Moment(Trigger trigger, int hero, long due) implements GroupQuestion {

  /** Returns bits of the hero's places with a clause of the trigger. */
  static long due(Trouble trouble, Trigger trigger, int seat) {
    long due = 0;
    for (int left = trouble.seat(seat, Num.OWNED); left != 0; left &= left - 1) {
      due |= bit(trouble, trigger, seat, Integer.numberOfTrailingZeros(left));
    }
    var cards = trouble.cards();
    for (int token = cards.top(trouble.zones().withHero[seat]); token >= 0; token = cards.next(token)) {
      due |= bit(trouble, trigger, seat, Holdings.ofCompanion(trouble, trouble.zones().companion(cards.face(token))));
    }
    if (trouble.seat(seat, Num.SIDE) == Num.COOP) {
      due |= bit(trouble, trigger, seat, Holdings.ofCoop(trouble));
    }
    return due;
  }

  private static long bit(Trouble trouble, Trigger trigger, int seat, int place) {
    return isDue(trouble, trigger, seat, place) ? 1L << place : 0;
  }

  /** Returns whether a place has a clause with the trigger that is not used up. */
  private static boolean isDue(Trouble trouble, Trigger trigger, int seat, int place) {
    Sheet sheet = Holdings.sheet(trouble, seat, place);
    if (!sheet.has(trigger)) {
      return false;
    }
    boolean isAny = false;
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      isAny |= isDue(trouble, sheet, clause, trigger, seat);
    }
    return isAny;
  }

  private static boolean isDue(Trouble trouble, Sheet sheet, int clause, Trigger trigger, int seat) {
    return sheet.clauses.get(clause).trigger() == trigger && Carry.isLeft(trouble, sheet, clause, seat);
  }

  @Override
  public String kind() {
    return "next-effect";
  }

  @Override
  public void run(Trouble trouble) {
    long still = due & due(trouble, trigger, hero); // an earlier effect may have ended the condition of another
    long ordered = Long.bitCount(still) > 1 ? texts(trouble, still).ordered() : still;
    for (long left = still & ~ordered; left != 0; left &= left - 1) {
      carryOut(trouble, Long.numberOfTrailingZeros(left));
    }
    if (ordered != due) {
      trouble.then(new Moment(trigger, hero, ordered));
    } else if (due != 0) {
      GroupQuestion.super.run(trouble);
    }
  }

  /** Returns the texts at some places. */
  private Due texts(Trouble trouble, long places) {
    Due texts = new Due(trouble);
    for (long left = places; left != 0; left &= left - 1) {
      int place = Long.numberOfTrailingZeros(left);
      Sheet sheet = Holdings.sheet(trouble, hero, place);
      List<Part> parts = new ArrayList<>();
      for (int clause = 0; clause < sheet.clauses.size(); clause++) {
        if (sheet.clauses.get(clause).trigger() == trigger) {
          Carry.addLeft(trouble, sheet, clause, hero, parts);
        }
      }
      texts.add(place, parts, occasion(trouble, hero, place));
    }
    return texts;
  }

  private static Occasion occasion(Trouble trouble, int seat, int place) {
    return Holdings.isUpgrade(trouble, place) ? Occasion.ofUpgrade(seat) : Occasion.of(seat);
  }

  @Override
  public void options(Trouble trouble, Options out) {
    for (int number = 1; number <= Long.bitCount(offered(trouble)); number++) {
      out.add(trouble.terms().actions.of(Word.NEXT, number));
    }
  }

  private long offered(Trouble trouble) {
    return Long.bitCount(due) > 1 ? texts(trouble, due).distinct() : due;
  }

  private int place(Trouble trouble, int number) {
    long left = offered(trouble);
    for (int i = 1; i < number; i++) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left);
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int place = place(trouble, ((VerbAction) action).first());
    carryOut(trouble, place);
    trouble.then(new Moment(trigger, hero, due & ~(1L << place)));
  }

  private void carryOut(Trouble trouble, int place) {
    Sheet sheet = Holdings.sheet(trouble, hero, place);
    for (int clause = 0; clause < sheet.clauses.size(); clause++) {
      if (sheet.clauses.get(clause).trigger() == trigger) {
        Carry.clause(trouble, sheet, clause, occasion(trouble, hero, place));
      }
    }
  }

  private String words(Trouble trouble, int number) {
    Sheet sheet = Holdings.sheet(trouble, hero, place(trouble, number));
    return trouble.terms().sentences.of(IntStream.range(0, sheet.clauses.size())
        .filter(clause -> isDue(trouble, sheet, clause, trigger, hero)).mapToObj(sheet.clauses::get).toList());
  }

  @Override
  public String remark(Trouble trouble, Action action) {
    return words(trouble, ((VerbAction) action).first());
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    StringJoiner texts = new StringJoiner(" ");
    for (int number = 1; number <= Long.bitCount(offered(trouble)); number++) {
      texts.add(number + ": " + words(trouble, number));
    }
    return Question.prompt(trouble, kind(), seat(trouble), texts.toString());
  }
}
