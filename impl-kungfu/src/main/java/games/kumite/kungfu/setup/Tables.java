package games.kumite.kungfu.setup;

import games.kumite.kungfu.content.LocationEntry;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.scenery.Generator;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Settings;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The table that is laid out, and its effect on the choices before it (D-04, KF-RUL-182). */
final class Tables {

  static final Refusal LACKS_TRAIT = new Refusal("KF-LOC-01a", "lacks-trait");

  private static final int MIN_PROPERTY = 2; // KF-RUL-179
  /** A table of its own, made for the location. */
  private static final int MADE = -1;
  private static final Refusal LACKS_PROPERTY = new Refusal("KF-RUL-179", "lacks-property");
  private static final EventType LAID = EventType.of("table", "KF-SET-15").seat("who")
      .<GameState>word("table", (state, index) -> index == MADE ? Settings.GENERATED : state.definition().layout(index).tokenId());

  private Tables() {}

  static List<TableLayout> all(GameState state) {
    return List.copyOf(state.definition().content.tables().values());
  }

  /** Returns the refusal of a Plot, null for none: Destroy Property needs property on the agreed table. */
  static @Nullable Refusal plotRefusal(GameState state, Plot plot) {
    TableLayout agreed = state.definition().table;
    return agreed != null && plot == Plot.DESTROY && !hasProperty(agreed) ? LACKS_PROPERTY : null;
  }

  /** Returns the refusal of a location, null for none: the agreed table must carry enough of its traits. */
  static @Nullable Refusal locationRefusal(GameState state, LocationEntry location) {
    TableLayout agreed = state.definition().table;
    return agreed == null || location.suits(agreed) ? null : LACKS_TRAIT;
  }

  /** Returns whether the agreed table carries a trait. */
  static boolean carries(GameState state, LocationTrait trait) {
    TableLayout agreed = state.definition().table;
    return agreed == null || agreed.carries(trait);
  }

  static @Nullable Refusal refusal(GameState state, TableLayout table) {
    for (LocationTrait trait : ScenarioChoice.location(state).traits()) {
      if (state.has(trait) && !table.carries(trait)) {
        return LACKS_TRAIT;
      }
    }
    return state.plot() == Plot.DESTROY && !hasProperty(table) ? LACKS_PROPERTY : null;
  }

  private static boolean hasProperty(TableLayout table) {
    return ScenicItems.breakable(table.board()).size() >= MIN_PROPERTY;
  }

  /** Lays the agreed table out, if one is agreed, or one that is made for the location. */
  static boolean layAgreed(GameState state) {
    if (state.definition().settings.table().equals(Settings.GENERATED)) {
      int own = index(state, Objects.requireNonNull(state.definition().content.tables().get(ScenarioChoice.location(state).table())));
      TableLayout preset = state.definition().layout(own);
      List<LocationTrait> traits = ScenarioChoice.location(state).traits().stream().filter(state::has).toList();
      TableLayout made = Generator.table(state.definition().content, traits, preset,
          table -> state.plot() != Plot.DESTROY || hasProperty(table), new OpenDice(state));
      lay(state, own, made, made == preset ? own : MADE);
      return true;
    }
    TableLayout agreed = state.definition().table;
    if (agreed != null) {
      lay(state, index(state, agreed));
    }
    return agreed != null;
  }

  private static int index(GameState state, TableLayout table) {
    return all(state).indexOf(table);
  }

  static void lay(GameState state, int index) {
    lay(state, index, state.definition().layout(index), index);
  }

  private static void lay(GameState state, int index, TableLayout table, int position) {
    state.set(Counters.TABLE, index);
    state.lay(table.board());
    state.emit(LAID, state.defender(), position);
  }
}
