package games.kumite.kungfu.setup;

import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.vip.Anywhere;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The dice after deployment: the Complication and the V.I.P. (KF-SET-20a, KF-SET-20b). */
enum FateDice implements Step<Fight> {
  /** The attacker rolls (KF-RUL-127). */
  COMPLICATION {
    @Override
    public void run(Fight fight) {
      int die = fight.random().die("complication", 0, SIDES);
      Complication complication = Complication.of(die);
      fight.set(Num.COMPLICATION, complication.ordinal());
      fight.tell(COMPLICATED, fight.attacker(), die, complication.ordinal());
      if (complication == Complication.BETRAYAL) {
        betray(fight);
      }
    }
  },
  /** The defender rolls (KF-RUL-127). */
  VIP {
    @Override
    public void run(Fight fight) {
      int presence = fight.random().die("vip-presence", 0, SIDES);
      if (presence < MIN_PRESENCE) {
        fight.tell(NOBODY, fight.defender(), presence);
        return;
      }
      int die = fight.random().die("vip", 0, SIDES);
      Vip vip = die == Vip.EXPERIMENT ? Vip.experiment(fight.random().die("experiment", 0, SIDES)) : Vip.of(die);
      fight.set(Num.VIP, vip.ordinal());
      fight.tell(APPEARED, fight.defender(), vip.ordinal());
      arrive(fight, vip);
    }
  },
  /** A die for every scenic item, ties again; then the defender places the V.I.P. beside it (KF-VIP-02). beside it. */
  ITEM {
    @Override
    public void run(Fight fight) {
      int items = TableLayout.scenicItems(fight.board()).size();
      List<Integer> tied = IntStream.range(0, items).boxed().toList();
      while (tied.size() > 1) {
        int[] dice = tied.stream().mapToInt(item -> fight.random().die("vip-item", item + 1, SIDES)).toArray();
        int best = IntStream.of(dice).max().orElseThrow();
        List<Integer> before = tied;
        tied = IntStream.range(0, dice.length).filter(i -> dice[i] == best).mapToObj(before::get).toList();
      }
      int item = tied.get(0);
      fight.tell(ITEM_ROLLED, item + 1);
      int vip = fight.get(Num.VIP_FIGURE);
      if (PlaceVip.beside(fight, item).isEmpty()) {
        fight.figures().put(vip, Anywhere.place(fight, vip));
      } else {
        fight.ask(new PlaceVip(item));
      }
    }
  };

  private static final int SIDES = 6;
  private static final int MIN_PRESENCE = 3; // KF-SET-20b
  private static final int MAX_TO_KILL = 3; // KF-VIP-11a
  private static final EventType COMPLICATED = EventType.of("complication", "KF-SET-20a").seat("who").number("die")
      .named("complication", index -> Complication.values()[index].word());
  private static final EventType BETRAYED =
      EventType.of("betrayed", "KF-CPL-03a").seat("to").named("figure", Figures::id);
  private static final EventType NOBODY = EventType.of("no-vip", "KF-SET-20b").seat("who").number("die");
  private static final EventType APPEARED =
      EventType.of("vip", "KF-VIP-01").seat("who").named("vip", index -> Vip.values()[index].word());
  private static final EventType ITEM_ROLLED = EventType.of("vip-item", "KF-VIP-02").number("item");

  /** Draws a random gang, then a random Extra of it, which is the traitor (KF-CPL-03a, KF-RUL-97). */
  private static void betray(Fight fight) {
    int gang = fight.random().pick("traitor-gang", 0, fight.gangs());
    int traitor = drawn(fight, "traitor",
        figure -> fight.figures().gang(figure) == gang && fight.figures().profile(figure).type.isExtra());
    fight.figures().join(traitor, fight.opponent(gang));
    fight.figures().inflict(traitor, Condition.TRAITOR);
    fight.tell(BETRAYED, fight.seat(fight.opponent(gang)), fight.figures().code(traitor));
  }

  /** Returns a figure among those of a kind, each as likely as the others. */
  private static int drawn(Fight fight, String label, IntPredicate kind) {
    int[] all = IntStream.range(0, fight.figures().count()).filter(kind).toArray();
    return all[fight.random().pick(label, 0, all.length)];
  }

  private static void arrive(Fight fight, Vip vip) {
    Figures figures = fight.figures();
    int gang = switch (vip) {
      case LOVED_ONE -> figures.gang(concern(fight)); // KF-VIP-07a
      case SUPER_SOLDIER, CYBORG -> cheapest(fight);
      case TIME_TRAVELLER -> helped(fight);
      default -> Figures.NEUTRAL;
    };
    int figure = figures.add(fight.terms().guest(vip.word()), gang);
    fight.set(Num.VIP_FIGURE, figure);
    if (vip == Vip.CELEBRITY) {
      figures.put(figure, Anywhere.place(fight, figure)); // KF-VIP-05a
      fight.ask(new ChangePlot(fight.lead(fight.attackers())));
    } else if (vip == Vip.LOVED_ONE) {
      fight.ask(new PlaceLovedOne(gang, fight.side(gang)));
    } else if (vip != Vip.HOPPING_VAMPIRE) { // KF-VIP-04a: he comes when a figure is killed
      fight.then(ITEM);
    }
  }

  /** Returns the gang that cost least, of several a random one (KF-VIP-09a). */
  private static int cheapest(Fight fight) {
    int least = IntStream.range(0, fight.gangs()).map(gang -> fight.gang(gang, Num.POINTS)).min().orElseThrow();
    int[] cheapest = IntStream.range(0, fight.gangs()).filter(gang -> fight.gang(gang, Num.POINTS) == least).toArray();
    return cheapest.length == 1 ? cheapest[0] : cheapest[fight.random().pick("vip-gang", 0, cheapest.length)];
  }

  private static int concern(Fight fight) {
    int protagonist = drawn(fight, "concern", figure -> !fight.figures().profile(figure).type.isExtra());
    fight.set(Num.CONCERN, protagonist);
    return protagonist;
  }

  /** Returns the gang that is helped (KF-VIP-11a, KF-VIP-11b). */
  private static int helped(Fight fight) {
    int protagonist = concern(fight);
    boolean kills = fight.random().die("aim", 0, SIDES) <= MAX_TO_KILL;
    fight.set(Num.KILLS, kills ? 1 : 0);
    int gang = fight.figures().gang(protagonist);
    return kills ? fight.opponent(gang) : gang;
  }
}
