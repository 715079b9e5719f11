package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.SceneryNames;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.List;
import java.util.Locale;

/** The choices of the defender about the Plot (D-05). */
enum Details implements Question<GameState> {
  /** Object (KF-PLT-02a). */
  OBJECT {
    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (ObjectKind kind : ObjectKind.values()) {
        boolean isImpossible = kind == ObjectKind.DANGEROUS && ScenicItems.hard(state.board()).isEmpty();
        out.add(SetupAction.keyword(state, Verb.OBJECT, kind.word(), kind.ordinal()), isImpossible ? NO_HOLDER : null);
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      state.set(Counters.OBJECT, ((SetupAction) action).value());
      state.emit(IS, state.defender(), state.get(Counters.OBJECT));
      if (state.get(Counters.OBJECT) == ObjectKind.DANGEROUS.ordinal()) {
        state.ask(HOLDER);
      }
    }
  },
  /** Holder (KF-PLT-05a). */
  HOLDER {
    @Override
    public void collectActions(GameState state, ActionCollector out) {
      SceneryNames names = SceneryNames.of(state);
      for (int item : ScenicItems.hard(state.board())) {
        out.add(ScenicItems.action(state, Verb.HOLD, item, names));
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      state.set(Counters.HOLDER, ((SetupAction) action).value());
      state.emit(SEALED, state.defender(), state.get(Counters.HOLDER) + 1);
    }
  },
  /** Captive (KF-PLT-06b). */
  CAPTIVE {
    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(SetupAction.keyword(state, Verb.CAPTURE, Keywords.CIVILIAN, Figures.NOBODY));
      Figures figures = state.figures();
      for (int i = 0; i < figures.count(); i++) {
        if (figures.gang(i) == state.lead(state.defenders()) && figures.profile(i).type.isExtra()) {
          out.add(SetupAction.figure(state, Verb.CAPTURE, i, Place.NOWHERE));
        }
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      state.set(Counters.TARGET, ((SetupAction) action).value());
      int target = state.get(Counters.TARGET);
      state.emit(TARGETED, state.defender(), target == Figures.NOBODY ? 0 : state.figures().code(target));
    }
  },
  /** The property, one by one, in the order of the table, until done (KF-PLT-14a). */
  PROPERTY {
    @Override
    public void collectActions(GameState state, ActionCollector out) {
      List<Integer> items = ScenicItems.breakable(state.board());
      SceneryNames names = SceneryNames.of(state);
      if (state.get(Counters.PICKED) > 0) {
        out.add(SetupAction.of(state, Verb.DONE), state.get(Counters.PICKED) >= MIN_PROPERTY ? null : TOO_FEW);
      }
      for (int i = 0; i < items.size(); i++) {
        int maxPicks = state.get(Counters.PICKED) + items.size() - i;
        out.add(ScenicItems.action(state, Verb.DESTROY, items.get(i), names),
            items.get(i) <= state.get(Counters.LAST) ? ORDER : maxPicks < MIN_PROPERTY ? TOO_FEW : null);
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      SetupAction order = (SetupAction) action;
      List<Integer> items = ScenicItems.breakable(state.board());
      if (order.verb() == Verb.DESTROY) {
        state.mark(order.value());
        state.set(Counters.LAST, order.value());
        state.set(Counters.PICKED, state.get(Counters.PICKED) + 1);
        state.emit(NAMED, state.defender(), order.value() + 1);
      }
      if (order.verb() == Verb.DESTROY && order.value() != items.get(items.size() - 1)) {
        state.ask(this);
      } else {
        state.set(Counters.LAST, -1);
        state.set(Counters.PICKED, 0);
      }
    }
  };

  private static final int MIN_PROPERTY = 2; // KF-PLT-14a
  private static final Refusal NO_HOLDER = new Refusal("KF-PLT-05a", "no-holder");
  private static final Refusal TOO_FEW = new Refusal("KF-PLT-14a", "too-little-property");
  private static final Refusal ORDER = new Refusal("KF-RUL-189", "order");
  private static final EventType IS =
      EventType.of("object", "KF-PLT-02a").seat("who").word("kind", kind -> ObjectKind.values()[kind].word());
  private static final EventType SEALED = EventType.of("sealed", "KF-PLT-05a").seat("who").word("item", Whereabouts::item);
  private static final EventType TARGETED = EventType.of("target", "KF-PLT-06b").seat("who")
      .word("target", code -> code == 0 ? Keywords.CIVILIAN : Figures.id(code));
  private static final EventType NAMED = EventType.of("property", "KF-PLT-14a").seat("who").word("item", Whereabouts::item);

  @Override
  public String kind() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public int seat(GameState state) {
    return state.defender();
  }

  @Override
  public String detail(GameState state, Action action) {
    SetupAction order = (SetupAction) action;
    return order.verb() == Verb.CAPTURE && order.value() != Figures.NOBODY ? state.called(order.value()) : "";
  }
}
