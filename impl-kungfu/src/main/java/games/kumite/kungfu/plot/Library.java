package games.kumite.kungfu.plot;

import games.kumite.api.Action;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.item.Tests;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/** A library in which a scroll is searched for: it is found once, and its finder's player names its spell (KF-LOC-45). */
public final class Library {

  private static final Refusal FOUND = new Refusal("KF-LOC-45a", "scroll-found");
  private static final EventType SEARCHED =
      EventType.of("library-searched", "KF-LOC-45a").named("figure", Figures::id).number("successes");
  private static final EventType NAMED = EventType.of("scroll-named", "KF-LOC-45b").named("figure", Figures::id)
      .named("spell", spell -> Trait.SPELLS.get(spell).word());

  private Library() {}

  /** Lists the search of a library in contact, a full turn (KF-LOC-45a). */
  public static void searches(Fight fight, int figure, Options out) {
    Board board = fight.board();
    if (!board.mayHave(Flag.SCROLLS.bit())) {
      return;
    }
    long place = fight.figures().place(figure);
    int touch = fight.figures().size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (board.piece(piece).is(Flag.SCROLLS) && Gaps.isBeside(board.piece(piece), place, fight.figures().size(figure))) {
        Refusal bound = Hands.refusal(fight.figures(), figure);
        out.add(fight.actions().of(Word.STUDY), bound != null ? bound : fight.get(Num.SCROLL) == 0 ? null : FOUND);
        return;
      }
    }
  }

  /** Searches for the scroll: three successes on three dice find it. */
  public static void search(Fight fight, int figure) {
    fight.then(new Search(figure));
  }

  private record Search(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (Tests.isWaiting(fight, figure, Tests.DICE, this)) {
        return;
      }
      int successes = Tests.successes(fight, figure, "library");
      fight.tell(SEARCHED, fight.figures().code(figure), successes);
      if (successes == Tests.DICE && fight.get(Num.SCROLL) == 0) {
        fight.then(new NameSpell(figure));
      }
    }
  }

  /** The choice of the spell on it (D-47). */
  private record NameSpell(int figure) implements FigureQuestion {

    @Override
    public String kind() {
      return "scroll-spell";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public void options(Fight fight, Options out) {
      for (int spell = 0; spell < Trait.SPELLS.size(); spell++) {
        out.add(fight.actions().of(Word.NAME_SPELL, spell));
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      int spell = ((VerbAction) action).first();
      fight.set(Num.SCROLL, spell + 1);
      fight.set(Num.SCROLL_HOLDER, figure);
      fight.tell(NAMED, fight.figures().code(figure), spell);
    }
  }
}
