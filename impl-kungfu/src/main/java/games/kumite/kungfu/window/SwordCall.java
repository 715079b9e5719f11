package games.kumite.kungfu.window;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Contest;
import games.kumite.kungfu.figure.FlyingSwords;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The calling up of Flying Swords that lie Knocked Out. */
enum SwordCall implements AnyMomentAbility {
  /** A call by their owner, for 1 Chi (KF-TRT-30e). */
  BY_OWNER(ActionVerb.CALL_SWORD) {
    @Override
    public boolean isHeldBy(GameState state, int figure) {
      return Capabilities.has(state.figures(), figure, Trait.FLYING_SWORD);
    }

    @Override
    int sword(GameState state, int figure) {
      return FlyingSwords.fallen(state.figures(), figure);
    }

    @Override
    public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
      rise(state, figure, sword(state, figure));
    }
  },
  /** A call by any sorcerer, once in a game, who wins a contest of Q with it (KF-TRT-30g). */
  BY_SORCERER(ActionVerb.GRASP_SWORD) {
    @Override
    public boolean isHeldBy(GameState state, int figure) {
      return Capabilities.isSorcerer(state.figures(), figure) && !state.figures().is(figure, Condition.HAS_GRASPED);
    }

    @Override
    int sword(GameState state, int figure) {
      Figures figures = state.figures();
      return figures.first(sword -> canGrasp(figures, figure, sword));
    }

    @Override
    public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
      state.figures().inflict(figure, Condition.HAS_GRASPED);
      state.then(new Which(figure));
    }
  };

  private static final Refusal NO_SWORD = new Refusal("KF-TRT-30e", "no-fallen-sword");
  private static final EventType ROSE = EventType.of("sword-rose", "KF-TRT-30e").word("sword", Figures::id)
      .word("by", Figures::id);

  private final ActionVerb word;

  SwordCall(ActionVerb word) {
    this.word = word;
  }

  /** Returns the sword in question, {@link Figures#NOBODY} for none. */
  abstract int sword(GameState state, int figure);

  @Override
  public ActionVerb word() {
    return word;
  }

  @Override
  public Trait trait() {
    return Trait.FLYING_SWORD;
  }

  @Override
  public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
    return !occasion.isCalm(state, figure) ? BodyArt.NOT_NOW : sword(state, figure) == Figures.NOBODY ? NO_SWORD
        : Chi.refusal(state, state.figures().gang(figure), 1, Price.SWORD);
  }

  private static boolean canGrasp(Figures figures, int figure, int sword) {
    return FlyingSwords.isSword(figures, sword) && figures.is(sword, Condition.KNOCKED_OUT) && figures.rider(sword) != figure;
  }

  /** The choice of the sword that a sorcerer reaches for. */
  private record Which(int figure) implements Question<GameState>, TargetChoice {

    @Override
    public String kind() {
      return "grasp";
    }

    @Override
    public boolean isTarget(GameState state, int sword) {
      return canGrasp(state.figures(), figure, sword);
    }

    @Override
    public void execute(GameState state, Action action) {
      int sword = TargetChoice.target(state, action);
      Contest.divine(state, figure, sword); // D-12
      state.then(new Grasp(figure, sword));
    }
  }

  /** The contest for a sword that lies there (KF-TRT-30g). */
  private record Grasp(int figure, int sword) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (Contest.margin(state, figure, sword) > 0) {
        rise(state, figure, sword);
      }
    }
  }

  private static void rise(GameState state, int figure, int sword) {
    Figures figures = state.figures();
    Chi.spend(state, figures.gang(figure), 1);
    FlyingSwords.rises(figures, sword, figures.gang(figure));
    if (!Spots.isFree(state.board(), figures, sword, figures.place(sword), figures.size(sword))) {
      long beside = CarriedObjects.beside(state, figure, sword);
      figures.put(sword, beside == Place.NOWHERE
          ? Spots.nearest(state.board(), figures, sword, figures.place(sword)) : beside);
    }
    state.emit(ROSE, figures.code(sword), figures.code(figure));
  }
}
