package games.kumite.kungfu.setup;

import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.kungfu.vip.RandomPlaces;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The dice after deployment: the Complication and the V.I.P. (KF-SET-20a, KF-SET-20b). */
enum FateDice implements Step<GameState> {
  /** The attacker rolls (KF-RUL-127). */
  COMPLICATION {
    @Override
    public void run(GameState state) {
      int die = state.roll("complication", Figures.NEUTRAL, SIDES);
      Complication complication = Complication.of(die);
      state.set(Counters.COMPLICATION, complication.ordinal());
      state.emit(COMPLICATED, state.attacker(), die, complication.ordinal());
      if (complication == Complication.BETRAYAL) {
        betray(state);
      }
    }
  },
  /** The defender rolls (KF-RUL-127). */
  VIP {
    @Override
    public void run(GameState state) {
      int presence = state.roll("vip-presence", Figures.NEUTRAL, SIDES);
      if (presence < MIN_PRESENCE) {
        state.emit(NOBODY, state.defender(), presence);
        return;
      }
      int die = state.roll("vip", Figures.NEUTRAL, SIDES);
      Vip vip = die == Vip.EXPERIMENT ? Vip.experiment(state.roll("experiment", Figures.NEUTRAL, SIDES)) : Vip.of(die);
      state.set(Counters.VIP, vip.ordinal());
      state.emit(APPEARED, state.defender(), vip.ordinal());
      arrive(state, vip);
    }
  },
  /** A die for every scenic item, ties again; then the defender places the V.I.P. beside it (KF-VIP-02). beside it. */
  ITEM {
    @Override
    public void run(GameState state) {
      int items = TableLayout.scenicItems(state.board()).size();
      List<Integer> tied = IntStream.range(0, items).boxed().toList();
      while (tied.size() > 1) {
        int[] dice = tied.stream().mapToInt(item -> state.random().die("vip-item", item + 1, SIDES)).toArray();
        state.layDice("vip-item", Figures.NEUTRAL, SIDES, dice);
        int best = IntStream.of(dice).max().orElseThrow();
        List<Integer> before = tied;
        tied = IntStream.range(0, dice.length).filter(i -> dice[i] == best).mapToObj(before::get).toList();
      }
      int item = tied.get(0);
      state.emit(ITEM_ROLLED, item + 1);
      int vip = state.get(Counters.VIP_FIGURE);
      if (PlaceVip.beside(state, item).isEmpty()) {
        state.figures().put(vip, RandomPlaces.place(state, vip));
      } else {
        state.ask(new PlaceVip(item));
      }
    }
  };

  private static final int SIDES = 6;
  private static final int MIN_PRESENCE = 3; // KF-SET-20b
  private static final int MAX_TO_KILL = 3; // KF-VIP-11a
  private static final EventType COMPLICATED = EventType.of("complication", "KF-SET-20a").seat("who").number("die")
      .word("complication", index -> Complication.values()[index].word());
  private static final EventType BETRAYED =
      EventType.of("betrayed", "KF-CPL-03a").seat("to").word("figure", Figures::id);
  private static final EventType NOBODY = EventType.of("no-vip", "KF-SET-20b").seat("who").number("die");
  private static final EventType APPEARED =
      EventType.of("vip", "KF-VIP-01").seat("who").word("vip", index -> Vip.values()[index].word());
  private static final EventType ITEM_ROLLED = EventType.of("vip-item", "KF-VIP-02").word("item", Whereabouts::item);

  /** Draws a random gang, then a random Extra of it, which is the traitor (KF-CPL-03a, KF-RUL-97). */
  private static void betray(GameState state) {
    int gang = state.random().pick("traitor-gang", 0, state.gangs());
    int traitor = drawn(state, "traitor",
        figure -> state.figures().gang(figure) == gang && state.figures().profile(figure).type.isExtra());
    state.figures().join(traitor, state.opponent(gang));
    state.figures().inflict(traitor, Condition.TRAITOR);
    state.emit(BETRAYED, state.seat(state.opponent(gang)), state.figures().code(traitor));
  }

  /** Returns a figure among those of a kind, each as likely as the others. */
  private static int drawn(GameState state, String label, IntPredicate kind) {
    int[] all = IntStream.range(0, state.figures().count()).filter(kind).toArray();
    return all[state.random().pick(label, 0, all.length)];
  }

  private static void arrive(GameState state, Vip vip) {
    Figures figures = state.figures();
    int gang = switch (vip) {
      case LOVED_ONE -> figures.gang(concern(state)); // KF-VIP-07a
      case SUPER_SOLDIER, CYBORG -> cheapest(state);
      case TIME_TRAVELLER -> helped(state);
      default -> Figures.NEUTRAL;
    };
    int figure = figures.add(state.definition().guest(vip.word()), gang);
    state.set(Counters.VIP_FIGURE, figure);
    if (vip == Vip.CELEBRITY) {
      figures.put(figure, RandomPlaces.place(state, figure)); // KF-VIP-05a
      state.ask(new ChangePlot(state.lead(state.attackers())));
    } else if (vip == Vip.LOVED_ONE) {
      state.ask(new PlaceLovedOne(gang, state.side(gang)));
    } else if (vip != Vip.HOPPING_VAMPIRE) { // KF-VIP-04a: he comes when a figure is killed
      state.then(ITEM);
    }
  }

  /** Returns the gang that cost least, of several a random one (KF-VIP-09a). */
  private static int cheapest(GameState state) {
    int least = IntStream.range(0, state.gangs()).map(gang -> state.gang(gang, Counters.POINTS)).min().orElseThrow();
    int[] cheapest = IntStream.range(0, state.gangs()).filter(gang -> state.gang(gang, Counters.POINTS) == least).toArray();
    return cheapest.length == 1 ? cheapest[0] : cheapest[state.random().pick("vip-gang", 0, cheapest.length)];
  }

  private static int concern(GameState state) {
    int protagonist = drawn(state, "concern", figure -> !state.figures().profile(figure).type.isExtra());
    state.set(Counters.CONCERN, protagonist);
    return protagonist;
  }

  /** Returns the gang that is helped (KF-VIP-11a, KF-VIP-11b). */
  private static int helped(GameState state) {
    int protagonist = concern(state);
    boolean kills = state.roll("aim", Figures.NEUTRAL, SIDES) <= MAX_TO_KILL;
    state.set(Counters.KILLS, kills ? 1 : 0);
    int gang = state.figures().gang(protagonist);
    return kills ? state.opponent(gang) : gang;
  }
}
