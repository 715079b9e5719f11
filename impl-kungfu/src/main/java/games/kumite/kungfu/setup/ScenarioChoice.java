package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.content.LocationEntry;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.List;
import java.util.Locale;

/** The choices of the Plot by the attacker, and of the location and the table by the defender (D-03 and D-04, KF-SET-15). */
enum ScenarioChoice implements Question<GameState> {
  PLOT {
    @Override
    public int seat(GameState state) {
      return state.attacker();
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (Plot plot : Plot.values()) {
        Refusal owed = SignatureWeaponReturn.refusal(state, plot);
        out.add(SetupAction.keyword(state, Verb.PLOT, plot.word(), plot.ordinal()),
            owed != null ? owed : Tables.plotRefusal(state, plot));
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      state.set(Counters.PLOT, ((SetupAction) action).value());
      state.emit(PLOTTED, state.attacker(), state.get(Counters.PLOT));
    }
  },
  LOCATION {
    @Override
    public void collectActions(GameState state, ActionCollector out) {
      List<LocationEntry> locations = state.definition().content.locations();
      for (int i = 0; i < locations.size(); i++) {
        out.add(SetupAction.element(state, Verb.LOCATION, LocationEntry.TOKEN, locations.get(i).id(), i, state.named(locations.get(i).name())),
            Tables.locationRefusal(state, locations.get(i)));
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      state.set(Counters.LOCATION, ((SetupAction) action).value());
      state.set(Counters.PICKED, 0);
      state.emit(LOCATED, state.defender(), state.get(Counters.LOCATION));
    }
  },
  /** The traits, one by one, in the order of the location, until done (KF-LOC-01a, KF-LOC-01b). */
  TRAITS {
    @Override
    public void collectActions(GameState state, ActionCollector out) {
      List<LocationTrait> traits = location(state).traits();
      if (state.get(Counters.PICKED) > 0) {
        out.add(SetupAction.of(state, Verb.DONE), state.get(Counters.PICKED) >= LocationEntry.MIN_TRAITS ? null : TOO_FEW);
      }
      int maxPicks = state.get(Counters.PICKED) + (int) traits.stream().filter(trait -> Tables.carries(state, trait)).count();
      for (int i = 0; i < traits.size(); i++) {
        boolean isCarried = Tables.carries(state, traits.get(i));
        out.add(SetupAction.keyword(state, Verb.TRAIT, traits.get(i).word(), i), i <= state.get(Counters.LAST) ? ORDER
            : !isCarried ? Tables.LACKS_TRAIT : maxPicks < LocationEntry.MIN_TRAITS ? TOO_FEW : null);
        maxPicks -= isCarried ? 1 : 0;
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      SetupAction order = (SetupAction) action;
      List<LocationTrait> traits = location(state).traits();
      if (order.verb() == Verb.TRAIT) {
        state.choose(traits.get(order.value()));
        state.set(Counters.LAST, order.value());
        state.set(Counters.PICKED, state.get(Counters.PICKED) + 1);
        state.emit(CHOSE_TRAIT, state.defender(), traits.get(order.value()).ordinal());
      }
      if (order.verb() == Verb.TRAIT && isAnyLeft(state, traits)) {
        state.ask(this);
      } else {
        state.set(Counters.LAST, -1);
        state.set(Counters.PICKED, 0);
        energies(state);
      }
    }
  },
  /** A table that carries the traits, the location's own first, unless an option has named one. */
  TABLE {
    @Override
    public void run(GameState state) {
      if (!Tables.layAgreed(state)) {
        super.run(state);
      }
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      List<TableLayout> tables = Tables.all(state);
      String own = location(state).table();
      for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < tables.size(); i++) {
          if (tables.get(i).id().equals(own) == (pass == 0)) {
            out.add(SetupAction.element(state, Verb.TABLE, TableLayout.TOKEN, tables.get(i).id(), i, state.named(tables.get(i).name())),
                Tables.refusal(state, tables.get(i)));
          }
        }
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      Tables.lay(state, ((SetupAction) action).value());
    }
  };

  private static final Refusal TOO_FEW = new Refusal("KF-LOC-01b", "too-few-traits");
  private static final Refusal ORDER = new Refusal("KF-RUL-189", "order");
  private static final EventType PLOTTED =
      EventType.of("plot", "KF-SET-15").seat("who").word("plot", plot -> Plot.values()[plot].word());
  private static final EventType LOCATED = EventType.of("location", "KF-SET-15").seat("who")
      .<GameState>word("location", (state, index) -> state.definition().content.locations().get(index).tokenId());
  private static final EventType CHOSE_TRAIT =
      EventType.of("trait", "KF-LOC-01a").seat("who").word("trait", trait -> LocationTrait.values()[trait].word());

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

  static LocationEntry location(GameState state) {
    return state.definition().content.locations().get(state.get(Counters.LOCATION));
  }

  private static boolean isAnyLeft(GameState state, List<LocationTrait> traits) {
    return traits.subList(state.get(Counters.LAST) + 1, traits.size()).stream()
        .anyMatch(trait -> Tables.carries(state, trait));
  }

  /** Gives the point for spells alone (KF-LOC-39a). */
  private static void energies(GameState state) {
    for (int gang = 0; gang < state.gangs(); gang++) {
      state.gang(gang, Counters.ENERGY, state.has(LocationTrait.MAGICAL_ENERGIES) ? 1 : 0);
    }
  }
}
