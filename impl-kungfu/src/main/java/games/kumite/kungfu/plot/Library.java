package games.kumite.kungfu.plot;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** A library in which a scroll is searched for: it is found once, and its finder's player names its spell (KF-LOC-45). */
public final class Library {

  private static final Refusal FOUND = new Refusal("KF-LOC-45a", "scroll-found");
  private static final EventType SEARCHED =
      EventType.of("library-searched", "KF-LOC-45a").word("figure", Figures::id).number("successes");
  private static final EventType NAMED = EventType.of("scroll-named", "KF-LOC-45b").word("figure", Figures::id)
      .word("spell", spell -> Trait.SPELLS.get(spell).word());

  private Library() {}

  /** Returns why a figure cannot search it, null if it can: a full turn (KF-LOC-45a). */
  public static @Nullable Refusal refusal(GameState state, int figure) {
    Refusal bound = Hands.refusal(state.figures(), figure);
    return bound != null ? bound : state.get(Counters.SCROLL) == 0 ? null : FOUND;
  }

  /** Searches for the scroll: three successes on three dice find it. */
  public static void search(GameState state, int figure) {
    state.then(new Search(figure));
  }

  private record Search(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (IChing.isWaiting(state, figure, QualityTest.DICE, this)) {
        return;
      }
      int successes = QualityTest.successes(state, "library", figure);
      state.emit(SEARCHED, state.figures().code(figure), successes);
      if (successes == QualityTest.DICE && state.get(Counters.SCROLL) == 0) {
        state.then(new NameSpell(figure));
      }
    }
  }

  /** The choice of the spell on it (D-47). */
  private record NameSpell(int figure) implements Question<GameState>, FigureChoice {

    @Override
    public String kind() {
      return "scroll-spell";
    }

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int spell = 0; spell < Trait.SPELLS.size(); spell++) {
        out.add(state.actions().of(ActionVerb.NAME_SPELL, spell));
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      int spell = ((VerbAction) action).first();
      state.set(Counters.SCROLL, spell + 1);
      state.set(Counters.SCROLL_HOLDER, figure);
      state.emit(NAMED, state.figures().code(figure), spell);
    }
  }
}
