package games.kumite.kungfu.setup;

import games.kumite.kungfu.content.LocationEntry;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.scenery.Generator;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
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
      .<Fight>word("table", (fight, index) -> index == MADE ? Settings.GENERATED : fight.terms().layout(index).tokenId());

  private Tables() {}

  static List<TableLayout> all(Fight fight) {
    return List.copyOf(fight.terms().content.tables().values());
  }

  /** Returns the refusal of a Plot, null for none: Destroy Property needs property on the agreed table. */
  static @Nullable Refusal plotRefusal(Fight fight, Plot plot) {
    TableLayout agreed = fight.terms().table;
    return agreed != null && plot == Plot.DESTROY && !hasProperty(agreed) ? LACKS_PROPERTY : null;
  }

  /** Returns the refusal of a location, null for none: the agreed table must carry enough of its traits. */
  static @Nullable Refusal locationRefusal(Fight fight, LocationEntry location) {
    TableLayout agreed = fight.terms().table;
    return agreed == null || location.suits(agreed) ? null : LACKS_TRAIT;
  }

  /** Returns whether the agreed table carries a trait. */
  static boolean carries(Fight fight, LocationTrait trait) {
    TableLayout agreed = fight.terms().table;
    return agreed == null || agreed.carries(trait);
  }

  static @Nullable Refusal refusal(Fight fight, TableLayout table) {
    for (LocationTrait trait : Choosing.location(fight).traits()) {
      if (fight.has(trait) && !table.carries(trait)) {
        return LACKS_TRAIT;
      }
    }
    return fight.plot() == Plot.DESTROY && !hasProperty(table) ? LACKS_PROPERTY : null;
  }

  private static boolean hasProperty(TableLayout table) {
    return Items.breakable(table.board()).size() >= MIN_PROPERTY;
  }

  /** Lays the agreed table out, if one is agreed, or one that is made for the location. */
  static boolean layAgreed(Fight fight) {
    if (fight.terms().settings.table().equals(Settings.GENERATED)) {
      int own = index(fight, Objects.requireNonNull(fight.terms().content.tables().get(Choosing.location(fight).table())));
      TableLayout preset = fight.terms().layout(own);
      List<LocationTrait> traits = Choosing.location(fight).traits().stream().filter(fight::has).toList();
      TableLayout made = Generator.table(fight.terms().content, traits, preset,
          table -> fight.plot() != Plot.DESTROY || hasProperty(table), fight.random());
      lay(fight, own, made, made == preset ? own : MADE);
      return true;
    }
    TableLayout agreed = fight.terms().table;
    if (agreed != null) {
      lay(fight, index(fight, agreed));
    }
    return agreed != null;
  }

  private static int index(Fight fight, TableLayout table) {
    return all(fight).indexOf(table);
  }

  static void lay(Fight fight, int index) {
    lay(fight, index, fight.terms().layout(index), index);
  }

  private static void lay(Fight fight, int index, TableLayout table, int told) {
    fight.set(Num.TABLE, index);
    fight.lay(table.board());
    fight.tell(LAID, fight.defender(), told);
  }
}
