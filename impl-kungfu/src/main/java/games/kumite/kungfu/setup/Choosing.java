package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.content.LocationEntry;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.List;
import java.util.Locale;

/** The choices of the Plot by the attacker, and of the location and the table by the defender (D-03 and D-04, KF-SET-15). */
enum Choosing implements Question<Fight> {
  PLOT {
    @Override
    public int seat(Fight fight) {
      return fight.attacker();
    }

    @Override
    public void options(Fight fight, Options out) {
      for (Plot plot : Plot.values()) {
        Refusal owed = Recovery.refusal(fight, plot);
        out.add(Order.keyword(Verb.PLOT, plot.word(), plot.ordinal()),
            owed != null ? owed : Tables.plotRefusal(fight, plot));
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      fight.set(Num.PLOT, ((Order) action).value());
      fight.tell(PLOTTED, fight.attacker(), fight.get(Num.PLOT));
    }
  },
  LOCATION {
    @Override
    public void options(Fight fight, Options out) {
      List<LocationEntry> locations = fight.terms().content.locations();
      for (int i = 0; i < locations.size(); i++) {
        out.add(Order.element(Verb.LOCATION, LocationEntry.TOKEN, locations.get(i).id(), i, locations.get(i).name()),
            Tables.locationRefusal(fight, locations.get(i)));
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      fight.set(Num.LOCATION, ((Order) action).value());
      fight.set(Num.PICKED, 0);
      fight.tell(LOCATED, fight.defender(), fight.get(Num.LOCATION));
    }
  },
  /** The traits, one by one, in the order of the location, until done (KF-LOC-01a, KF-LOC-01b). */
  TRAITS {
    @Override
    public void options(Fight fight, Options out) {
      List<LocationTrait> traits = location(fight).traits();
      if (fight.get(Num.PICKED) > 0) {
        out.add(Order.of(Verb.DONE), fight.get(Num.PICKED) >= LocationEntry.MIN_TRAITS ? null : TOO_FEW);
      }
      int maxPicks = fight.get(Num.PICKED) + (int) traits.stream().filter(trait -> Tables.carries(fight, trait)).count();
      for (int i = 0; i < traits.size(); i++) {
        boolean isCarried = Tables.carries(fight, traits.get(i));
        out.add(Order.keyword(Verb.TRAIT, traits.get(i).word(), i), i <= fight.get(Num.LAST) ? ORDER
            : !isCarried ? Tables.LACKS_TRAIT : maxPicks < LocationEntry.MIN_TRAITS ? TOO_FEW : null);
        maxPicks -= isCarried ? 1 : 0;
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      Order order = (Order) action;
      List<LocationTrait> traits = location(fight).traits();
      if (order.verb() == Verb.TRAIT) {
        fight.choose(traits.get(order.value()));
        fight.set(Num.LAST, order.value());
        fight.set(Num.PICKED, fight.get(Num.PICKED) + 1);
        fight.tell(CHOSE_TRAIT, fight.defender(), traits.get(order.value()).ordinal());
      }
      if (order.verb() == Verb.TRAIT && isAnyLeft(fight, traits)) {
        fight.ask(this);
      } else {
        fight.set(Num.LAST, -1);
        fight.set(Num.PICKED, 0);
        energies(fight);
      }
    }
  },
  /** A table that carries the traits, the location's own first, unless an option has named one. */
  TABLE {
    @Override
    public void run(Fight fight) {
      if (!Tables.layAgreed(fight)) {
        super.run(fight);
      }
    }

    @Override
    public void options(Fight fight, Options out) {
      List<TableLayout> tables = Tables.all(fight);
      String own = location(fight).table();
      for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < tables.size(); i++) {
          if (tables.get(i).id().equals(own) == (pass == 0)) {
            out.add(Order.element(Verb.TABLE, TableLayout.TOKEN, tables.get(i).id(), i, tables.get(i).name()),
                Tables.refusal(fight, tables.get(i)));
          }
        }
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      Tables.lay(fight, ((Order) action).value());
    }
  };

  private static final Refusal TOO_FEW = new Refusal("KF-LOC-01b", "too-few-traits");
  private static final Refusal ORDER = new Refusal("KF-RUL-189", "order");
  private static final EventType PLOTTED =
      EventType.of("plot", "KF-SET-15").seat("who").named("plot", plot -> Plot.values()[plot].word());
  private static final EventType LOCATED = EventType.of("location", "KF-SET-15").seat("who")
      .<Fight>word("location", (fight, index) -> fight.terms().content.locations().get(index).tokenId());
  private static final EventType CHOSE_TRAIT =
      EventType.of("trait", "KF-LOC-01a").seat("who").named("trait", trait -> LocationTrait.values()[trait].word());

  @Override
  public String kind() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public int seat(Fight fight) {
    return fight.defender();
  }

  static LocationEntry location(Fight fight) {
    return fight.terms().content.locations().get(fight.get(Num.LOCATION));
  }

  private static boolean isAnyLeft(Fight fight, List<LocationTrait> traits) {
    return traits.subList(fight.get(Num.LAST) + 1, traits.size()).stream()
        .anyMatch(trait -> Tables.carries(fight, trait));
  }

  /** Gives the point for spells alone (KF-LOC-39a). */
  private static void energies(Fight fight) {
    for (int gang = 0; gang < fight.gangs(); gang++) {
      fight.gang(gang, Num.ENERGY, fight.has(LocationTrait.MAGICAL_ENERGIES) ? 1 : 0);
    }
  }
}
